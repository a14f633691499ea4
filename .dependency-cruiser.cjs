// The import law of ARCHITECTURE.md. A red rule prints its comment, which says what to do instead.
const S = '^apps/server/src'
const W = '^apps/web/src'
/** Runs in the page itself, before any file of the app is here. */
const BOOT = '^apps/web/boot/'
const TESTS = '\\.test\\.tsx?$|/testing/'

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Features from low to high; those on one line do not know each other. */
const SERVER_LEVELS = [
  ['account', 'company', 'media'],
  ['ledger'],
  ['order', 'channel', 'engine'],
  ...['key', 'drawing', 'chat', 'notification', 'webhook', 'doors', 'admin'].map((name) => [name]),
]
const WEB_LEVELS = [
  ['company'],
  ['account'],
  ['settings', 'channel', 'order', 'notification'],
  ['key', 'webhook'],
  ...['task', 'composer', 'card'].map((name) => [name]),
  ['lightbox', 'chat'],
  ['gallery'],
  ['admin'],
]
/** What drawings are made with and shown in: each builds on those before it, and not only on their calls. */
const DRAWING = 'task|composer|card|lightbox|gallery'

/** Folders of the painter; loose files of its src stand above them all. */
const P = '^packages/painter/src'
const PAINTER_LEVELS = [
  ['base'],
  ['recipe', 'subjects'],
  ['look', 'words', 'lettering'],
  ['recognise', 'scene', 'blend'],
  ['describe', 'media'],
  ['graphics'],
]

/** A rule for each level: what lies in `root` and neither in the own folder nor on a lower level is above or beside. */
const byLevel = (name, root, levels) =>
  levels.map((level, depth) =>
    never(
      `${name}-level-${depth + 1}`,
      'These folders form a tree; the lower one never knows the upper. What two need goes down.',
      { path: `${root}/(${level.join('|')})/`, pathNot: TESTS },
      { path: `${root}/`, pathNot: `${root}/(${['$1', ...levels.slice(0, depth).flat()].join('|')})/` },
    ),
  )

const haveALevel = (name, root, levels) =>
  never(
    `${name}-have-a-level`,
    'A new folder takes its place in the levels of this file.',
    { path: `${root}/(?!(${levels.flat().join('|')})/)[^/]+/` },
    {},
  )

/** Rooms of the base, from low to high; those on one line may know each other. */
const BASE = [['platform'], ['db'], ['jobs'], ['http', 'live']]
const baseLevels = BASE.slice(0, -1).map((rooms, depth) =>
  never(
    `server-base-${rooms[0]}`,
    'The rooms of the base know only those below: platform, db, jobs, then http and live.',
    { path: `${S}/(${rooms.join('|')})/`, pathNot: TESTS },
    {
      path: `${S}/(${BASE.slice(depth + 1)
        .flat()
        .join('|')})/`,
    },
  ),
)

module.exports = {
  forbidden: [
    never('no-cycles', 'Two modules that need each other are one module, or need a third.', {}, { circular: true }),
    never('no-unresolved', 'This import leads nowhere.', {}, { couldNotResolve: true }),

    never(
      'contract-stands-alone',
      'The contract may import zod and itself.',
      { path: '^packages/contract/', pathNot: TESTS },
      { pathNot: '^packages/contract/|node_modules/zod' },
    ),
    never(
      'prompt-stands-alone',
      'The grammar of prompts is pure: it imports itself only.',
      { path: '^packages/prompt/', pathNot: TESTS },
      { pathNot: '^packages/prompt/' },
    ),
    never(
      'painter-stands-alone',
      'The painter knows canvas libraries, nothing of ours.',
      { path: '^packages/painter/' },
      { path: '^(apps|packages)/', pathNot: '^packages/painter/' },
    ),
    ...byLevel('painter', P, PAINTER_LEVELS),
    haveALevel('painter-folders', P, [...PAINTER_LEVELS, ['motion'], ['clip'], ['testing']]),
    never('painter-motion-level', 'Motion knows no file.', { path: `${P}/motion/` }, { path: `${P}/clip/` }),
    never(
      'adapters-stand-alone',
      'Engines and payments know vendors and the way out to them, not us.',
      { path: '^packages/(engines|payments)/', pathNot: `^packages/engines/src/painter/|${TESTS}` },
      { path: '^(apps|packages)/', pathNot: '^packages/($1|outgoing)/' },
    ),
    never(
      'painter-adapter-knows-the-painter',
      'The adapter of the painter is its only door, and knows nothing else of ours.',
      { path: '^packages/engines/src/painter/' },
      { path: '^(apps|packages)/', pathNot: '^packages/(engines|painter)/' },
    ),
    never(
      'painter-by-its-door',
      'Ask the engine interface; the painter is behind packages/engines/src/painter.',
      { path: '^(apps|packages)/', pathNot: '^packages/(painter/|engines/src/painter/)' },
      { path: '^packages/painter/' },
    ),
    never(
      'outgoing-stands-alone',
      'The client for what leaves the server knows who may be spoken to, not why.',
      { path: '^packages/outgoing/' },
      { path: '^(apps|packages)/', pathNot: '^packages/outgoing/' },
    ),
    never(
      'cli-knows-the-contract',
      'The command line speaks to the server through the contract only.',
      { path: '^packages/cli/' },
      { path: '^(apps|packages)/', pathNot: '^packages/(cli|contract)/' },
    ),
    never(
      'nobody-imports-the-cli',
      'The command line is a program, not a library.',
      { path: '^(apps|packages)/', pathNot: '^packages/cli/' },
      { path: '^packages/cli/' },
    ),
    never(
      'apps-do-not-meet',
      'Browser and server share the contract and nothing else.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    never(
      'stand-ins-stand-alone',
      'A stand-in shares no code with what it is asked by, or both could be wrong alike.',
      { path: '^stand-ins/' },
      { path: '^(packages|apps)/' },
    ),
    never(
      'packages-below-apps',
      'A package serves every app and knows none; its tests may ask a stand-in.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    never(
      'stand-ins-are-for-tests',
      'Only tests ask a stand-in.',
      { path: '^(packages|apps)/', pathNot: TESTS },
      { path: '^stand-ins/' },
    ),

    never(
      'server-features-by-gate',
      'Another feature is entered by its gate only.',
      { path: `${S}/features/([^/]+)/`, pathNot: `${TESTS}|${S}/features/doors/` },
      { path: `${S}/features/[^/]+/`, pathNot: `${S}/features/($1/|[^/]+/gate\\.ts$)` },
    ),
    never(
      'server-doors-by-acts',
      'The dialects of programs do what people do: by the acts that a feature lists, and its gate.',
      { path: `${S}/features/doors/`, pathNot: TESTS },
      { path: `${S}/features/[^/]+/`, pathNot: `${S}/features/(doors/|[^/]+/(gate|acts)\\.ts$)` },
    ),
    ...byLevel('server-feature', `${S}/features`, SERVER_LEVELS.slice(0, -1)),
    haveALevel('server-features', `${S}/features`, SERVER_LEVELS),
    never(
      'server-base-below-features',
      'The base knows no feature; app.ts hands it what it needs to ask.',
      { path: `${S}/((db|http|jobs|live|platform)/|(deps|config|errors)\\.ts$)`, pathNot: TESTS },
      { path: `${S}/(features/|app\\.ts|start/|main\\.ts)` },
    ),
    ...baseLevels,
    never(
      'config-stands-alone',
      'config.ts turns the environment into values; of the server it knows the platform only.',
      { path: `${S}/config\\.ts$` },
      { path: `${S}/`, pathNot: `${S}/platform/` },
    ),
    never(
      'errors-stand-alone',
      'A refusal knows the contract and nothing else.',
      { path: `${S}/errors\\.ts$` },
      { path: '^(apps|packages)/', pathNot: '^packages/contract/' },
    ),
    never(
      'sql-in-queries',
      'Only queries.ts and the base speak SQL.',
      { path: `${S}/features/`, pathNot: `queries\\.ts$|${TESTS}` },
      { path: 'node_modules/(kysely|pg)/' },
    ),
    never(
      'routes-stay-thin',
      'Routes call verbs, not tables.',
      { path: `${S}/features/[^/]+/routes\\.ts$` },
      { path: `${S}/(db/|features/[^/]+/[^/]*queries\\.ts)` },
    ),
    never(
      'views-do-not-ask',
      'view.ts shapes the row it is given.',
      { path: `${S}/features/.*/view\\.ts$` },
      { path: 'queries\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'rules-are-pure',
      'rules.ts decides from its arguments.',
      { path: '/rules\\.ts$' },
      { pathNot: '^packages/(contract|prompt)/|/rules\\.ts$', dependencyTypesNot: ['type-only'] },
    ),

    never(
      'web-knows-contract-and-prompt',
      'The browser takes the contract and the grammar of prompts, nothing else of ours.',
      { path: W },
      { path: '^packages/', pathNot: '^packages/(contract|prompt)/' },
    ),
    never(
      'web-runs-in-a-browser',
      'There is no Node in the browser.',
      { path: W, pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    never(
      'web-takes-the-small-zod',
      "Import from 'zod/mini': the large build costs the first load 17 KB.",
      { path: `${W}|^packages/contract/`, pathNot: TESTS },
      { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(v4/)?mini/' },
    ),
    never(
      'boot-takes-no-library',
      'What stands in the page itself is small: constants and pure functions of the app and the contract, types of anything.',
      { path: BOOT, pathNot: TESTS },
      {
        pathNot: `${BOOT}|^packages/contract/src/(first-reads|limits|url)\\.ts$|${W}/(app/(login-path|screen-addresses)|lib/(early-parameters|early|storage)|ui/use-media|features/.*/rules)\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'nobody-imports-boot',
      'The app takes what the page found from window.easelEarly, and the build its shape.',
      { path: '^(apps|packages)/', pathNot: `${BOOT}|^apps/web/build/` },
      { path: BOOT },
    ),
    never(
      'web-downhill',
      'app → features → ui, i18n, lib.',
      { path: `${W}/(ui|i18n|lib)/`, pathNot: TESTS },
      { path: `${W}/(features|app)/` },
    ),
    never(
      'web-features-do-not-know-app',
      'The shell knows the rooms, not the other way round.',
      { path: `${W}/features/`, pathNot: TESTS },
      { path: `${W}/app/` },
    ),
    never(
      'web-features-by-api',
      'Of another feature only its api.ts, or that of one of its parts.',
      { path: `${W}/features/([^/]+)/`, pathNot: `${W}/features/(${DRAWING})/|${TESTS}` },
      { path: `${W}/features/[^/]+/`, pathNot: `${W}/features/($1/|[^/]+/(api|[^/]+/api)\\.ts$)` },
    ),
    never(
      'web-drawing-by-api',
      'What draws uses any file of a lower one of the five; of the other features only an api.ts.',
      { path: `${W}/features/(${DRAWING})/`, pathNot: TESTS },
      {
        path: `${W}/features/[^/]+/`,
        pathNot: `${W}/features/((${DRAWING})/|[^/]+/(api|[^/]+/api)\\.ts$)`,
      },
    ),
    ...byLevel('web-feature', `${W}/features`, WEB_LEVELS.slice(0, -1)),
    haveALevel('web-features', `${W}/features`, WEB_LEVELS),
    never(
      'ui-is-domain-free',
      'ui could ship in another product.',
      { path: `${W}/ui/`, pathNot: TESTS },
      { path: '^packages/|/lib/call' },
    ),

    never(
      'tests-are-leaves',
      'Nothing but tests imports testing helpers.',
      { pathNot: TESTS },
      { path: '^(apps|packages)/.*/testing/' },
    ),
    never('nobody-imports-tests', 'What two tests need lives in testing/.', {}, { path: '\\.test\\.tsx?$' }),
    never(
      'no-orphans',
      'Nobody imports it: delete it.',
      {
        orphan: true,
        path: '^(apps|packages)/',
        pathNot: '(main|\\.test|\\.d|\\.config|/build)\\.(tsx?|mts|mjs)$|/testing/|/service-worker\\.js$',
      },
      {},
    ),
  ],
  options: {
    tsPreCompilationDeps: true, // type-only imports obey the law too
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
