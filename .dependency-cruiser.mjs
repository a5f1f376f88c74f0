const layer = (...names) => `^src/(${names.join('|')})/`
const pure = layer('contract', 'domain', 'operations')
/** Tests, and the `testing.ts` or `testing/` of some folders, which only tests import. */
const test = '(\\.test\\.tsx?$|/testing\\.ts$|/testing/)'
const npm = '(^|/)node_modules/'

/** Nobody may import `to` from `from`; `except` is what stays allowed. */
const never = (name, comment, from, to) => ({ name, severity: 'error', comment, from: { path: from }, to })

/** The arrows of ARCHITECTURE.md. Every rule is proven to fire by scripts/lint/layer-rules.test.ts. */
export default {
  forbidden: [
    never('contract-imports-no-layer', 'The wire format stands alone.', layer('contract'), { path: '^src/', pathNot: layer('contract') }),
    never('domain-imports-contract-alone', 'Rules speak of what the contract names, and know of no engine, server or screen.', layer('domain'), {
      path: '^src/',
      pathNot: layer('domain', 'contract'),
    }),
    never('domain-serves-no-routes', 'Of the contract, rules use entities and constants: what is on offer over HTTP is not their business.', layer('domain'), {
      path: '^src/contract/(routes|operation-routes|route|problem|plan-inputs|run|sign-in)\\.ts$',
    }),
    never('operations-import-contract-and-domain', 'An operation is a value: who performs it is not its business.', layer('operations'), {
      path: '^src/',
      pathNot: layer('operations', 'contract', 'domain'),
    }),
    never('engines-import-operations-contract-domain', 'An engine performs operations; it knows no server.', layer('engines'), {
      path: '^src/',
      pathNot: layer('engines', 'operations', 'contract', 'domain'),
    }),
    never('server-imports-no-web', 'The server does not need the screen.', layer('server'), { path: layer('web') }),
    never('web-imports-contract-and-domain', 'The browser knows the wire and the rules, nothing of the server.', layer('web'), {
      path: '^src/',
      pathNot: layer('web', 'contract', 'domain'),
    }),
    {
      name: 'web-features-stay-apart',
      severity: 'error',
      comment: 'What two features share belongs in web/ui, web/lib, domain or contract.',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    never('web-parts-import-no-feature', 'Shared parts know no feature; only the app puts features on pages.', '^src/web/(ui|lib)/', {
      path: '^src/web/(features|app)/',
    }),
    never('features-import-no-app', 'A feature does not know the shell around it.', '^src/web/features/', { path: '^src/web/app/' }),
    {
      name: 'adapters-are-wired-in-main',
      severity: 'error',
      comment: 'Engines reach the server through their port; only the composition picks one.',
      from: { path: '^src/server/(http|runs|db|auth|reports)/', pathNot: test },
      to: { path: '^src/engines/(?!engine\\.ts$)' },
    },
    {
      name: 'pure-layers-use-zod-and-simple-statistics',
      severity: 'error',
      comment: 'Pure layers stay portable.',
      from: { path: pure, pathNot: test },
      to: { path: npm, pathNot: `${npm}(zod|simple-statistics)/` },
    },
    {
      name: 'pure-layers-use-no-node',
      severity: 'error',
      comment: 'Pure layers do no I/O.',
      from: { path: pure, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    never('web-uses-no-node', 'A browser has no Node.', layer('web'), { dependencyTypes: ['core'] }),
    never('product-imports-no-tests', 'Nothing the product runs comes from a test.', '^src/', { path: '^(e2e|faults|bench|scripts)/' }),
    {
      name: 'no-test-double-in-the-product',
      severity: 'error',
      comment: 'Test files are not imported by what ships.',
      from: { path: '^src/', pathNot: test },
      to: { path: test },
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Types may refer to each other; values may not.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      comment: 'A file nothing imports and that imports nothing is left over.',
      from: {
        orphan: true,
        path: '^(src|scripts|faults|e2e|bench)/',
        pathNot: ['\\.d\\.ts$', '^src/web/public/', '\\.(css|json|grit|html|md|sql|csv)$', test, '\\.spec\\.ts$'],
      },
      to: {},
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: { path: '^(src|scripts|faults|e2e|bench)/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-dev-dependency-in-the-server',
      severity: 'error',
      comment: 'What the server imports at run time must be installed in production.',
      from: { path: '^src/(server|engines|operations|contract|domain)/', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.node.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
}
