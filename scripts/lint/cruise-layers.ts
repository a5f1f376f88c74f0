import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export interface LayerReport {
  /** The project's own source files that were read. */
  readonly modules: readonly string[]
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[]
}

interface CruiseResult {
  readonly modules: readonly { readonly source: string; readonly followable?: boolean; readonly coreModule?: boolean }[]
  readonly summary: { readonly violations: readonly { readonly from: string; readonly to: string; readonly rule: { readonly name: string } }[] }
}

/** Reads the imports of the tree at `root` against its own .dependency-cruiser.mjs. Throws when the reading itself fails. */
export function cruiseLayers(root: string): LayerReport {
  const folders = ['src', 'e2e', 'faults', 'scripts', 'bench'].filter((folder) => existsSync(join(root, folder)))
  const cruise = spawnSync(process.execPath, [join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'), ...folders, '--output-type', 'json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (!cruise.stdout.startsWith('{')) throw new Error(`dependency-cruiser could not read the tree: ${cruise.stderr || cruise.stdout}`)
  const result = JSON.parse(cruise.stdout) as CruiseResult
  return {
    modules: result.modules.map((module) => module.source).filter((source) => folders.some((folder) => source.startsWith(`${folder}/`))),
    violations: result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}
