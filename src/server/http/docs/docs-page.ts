import { html } from 'hono/html'
import { problemCodes } from '../../../contract/problem.ts'
import type { OpenApi } from './openapi.ts'

/** The API for people to read: server-made, without a script, from the same description programs get. */
export function docsPage(api: OpenApi) {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Soundings API</title>
    <link rel="stylesheet" href="/api/docs/style.css" />
  </head>
  <body>
    <main>
      <header>
        <h1>Soundings API</h1>
        <p>${api.info.description}</p>
        <p>Version ${api.info.version} · <a href="/api/openapi.json">OpenAPI 3.1 description</a> · <a href="/">Back to Soundings</a></p>
      </header>
      <nav aria-label="Endpoints">
        <ul>
          ${operations.map(({ path, method, operation }) => html`<li><a href="#${operation.operationId}"><b>${method.toUpperCase()}</b> <code>${path}</code></a></li>`)}
        </ul>
      </nav>
      ${operations.map(
        ({ path, method, operation }) => html`
      <section id="${operation.operationId}" aria-labelledby="${operation.operationId}-title">
        <h2 id="${operation.operationId}-title"><b>${method.toUpperCase()}</b> <code>${path}</code></h2>
        <p>${operation.summary}. ${operation.security.length > 0 ? 'Needs a session.' : 'Open to anybody.'}</p>
        ${operation.parameters === undefined ? '' : schemaBlock('Parameters', operation.parameters)}
        ${operation.requestBody === undefined ? '' : schemaBlock('Body', operation.requestBody)}
        ${Object.entries(operation.responses).map(([status, response]) => schemaBlock(`Answer ${status}: ${String(response.description)}`, response.content))}
      </section>`,
      )}
      <section id="problems" aria-labelledby="problems-title">
        <h2 id="problems-title">Problems</h2>
        <p>Every error has a <code>code</code> that programs can match on. Where input was wrong, <code>errors</code> names each field.</p>
        <div class="scroll" tabindex="0" role="region" aria-labelledby="problems-title">
          <table>
            <thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th><th scope="col">Worth trying again</th></tr></thead>
            <tbody>
              ${Object.entries(problemCodes).map(
                ([code, problem]) =>
                  html`<tr id="problem-${code}"><th scope="row"><code>${code}</code></th><td>${problem.status}</td><td>${problem.title}</td><td>${problem.retryable ? 'yes' : 'no'}</td></tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>
    </main>
  </body>
</html>`
}

function schemaBlock(title: string, schema: unknown) {
  if (schema === undefined) return html`<p>${title}</p>`
  return html`<details><summary>${title}</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>`
}
