import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const ban = (selector, message) => ({ selector, message })
const lines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }]

const manyImports = ban(
  'Program > ImportDeclaration:nth-child(21)',
  'Over twenty imports: this file does two things; split it.',
)
const everywhere = [
  ban('ExportAllDeclaration', 'Import from the file that defines it.'),
  ban('ExportDefaultDeclaration', 'Named exports only.'),
  ban('TSEnumDeclaration', 'Use z.enum or a union of strings.'),
  ban('TSAsExpression > TSAsExpression', 'A double cast hides a lie; parse instead.'),
  ban(
    "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
    'Hand in a fake through deps.',
  ),
  manyImports,
  ban(
    'ImportDeclaration[source.value=/^\\.{1,2}\\/(?!.*\\.(ts|tsx|js|mjs|css|json|svg)(\\?.*)?$)/]',
    'Write the extension: ./name.ts.',
  ),
  ban(
    "CallExpression[callee.property.name='catch'] > ArrowFunctionExpression > BlockStatement[body.length=0]",
    'A swallowed failure; let it throw, or say what can be done about it.',
  ),
]
const environment = ban(
  "MemberExpression[object.name='process'][property.name='env'], ImportDeclaration[source.value=/^(node:)?process$/] > ImportSpecifier[imported.name='env']",
  'Only config.ts reads the environment.',
)
const sql = [
  ban(
    'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom)$/]',
    'SQL lives in queries.ts.',
  ),
  ban("TaggedTemplateExpression[tag.name='sql']", 'SQL lives in queries.ts.'),
]
const chance = [
  ban("CallExpression[callee.object.name='Date'][callee.property.name='now']", 'Ask deps.clock for the time.'),
  ban("NewExpression[callee.name='Date'][arguments.length=0]", 'Ask deps.clock for the time.'),
  ban("CallExpression[callee.object.name='Math'][callee.property.name='random']", 'Chance comes in as an argument.'),
  ban("CallExpression[callee.property.name='randomUUID'], CallExpression[callee.name='randomUUID']", 'Ask deps.newId.'),
]
const enterKey = [
  ban(
    "BinaryExpression[left.property.name='key'][right.value='Enter'], BinaryExpression[left.name='key'][right.value='Enter'], SwitchCase[test.value='Enter'], Property[key.name='Enter'], Property[key.value='Enter']",
    'Ask isEnter of ui/enter-key.ts: Enter that ends a word of an input method is none.',
  ),
  ban(
    'MemberExpression[property.name=/^(isComposing|keyCode|which)$/]',
    'Ask isComposing of ui/enter-key.ts, which knows all browsers.',
  ),
]
const honestTests = [
  ban('CallExpression[callee.property.name=/^(skip|skipIf|todo|only)$/]', 'A test runs, or it is deleted.'),
  ban('CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]', 'Assert what a person could notice.'),
]
const restrict = (...bans) => ({ 'no-restricted-syntax': ['error', ...everywhere, ...bans.flat()] })

export default defineConfig(
  globalIgnores([
    '**/dist/**',
    // The painter's workshop: its types are checked with all others, its tests run in test:all.
    'studio/**',
    '**/dist-*/**',
    '**/node_modules/**',
    'data/**',
    'coverage/**',
    'shots/**',
    'pictures/**',
  ]),
  {
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    extends: [tseslint.configs.base],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      'no-empty': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
      'max-lines': lines(300),
      'max-lines-per-function': lines(60),
      'max-params': ['error', 4],
      complexity: ['error', 12],
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'packages/**/*.ts', 'e2e/**/*.ts', 'bench/**/*.ts'],
    rules: {
      ...restrict(environment),
      '@typescript-eslint/no-explicit-any': 'error',
      'no-nested-ternary': 'error',
      'no-else-return': 'error',
      'no-console': 'error',
    },
  },
  { files: ['packages/painter/src/**/*.ts'], rules: restrict(environment, chance) },
  {
    files: ['apps/server/src/features/**/*.ts'],
    ignores: ['**/queries.ts', '**/*-queries.ts'],
    rules: restrict(environment, sql, chance),
  },
  {
    files: ['apps/server/src/features/**/queries.ts', 'apps/server/src/features/**/*-queries.ts'],
    rules: restrict(environment, chance),
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...restrict(environment, enterKey),
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  { files: ['apps/web/src/ui/enter-key.ts'], rules: restrict(environment) },
  { files: ['apps/web/**/*.tsx'], rules: { 'max-lines-per-function': lines(120) } },
  { files: ['**/config.ts', '**/main.ts'], rules: restrict() },
  {
    // Programs that a person starts: they print, and the terminal's environment is theirs to read.
    files: ['e2e/**/*.ts', 'bench/**/*.ts'],
    rules: { ...restrict(), 'no-console': 'off' },
  },
  { files: ['packages/cli/src/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { ...restrict(honestTests), 'max-lines-per-function': 'off', complexity: 'off' },
  },
  {
    // What puts everything together names everything once.
    files: [
      'apps/server/src/app.ts',
      'apps/server/src/start/{work,open-deps,start-server}.ts',
      'apps/server/src/testing/*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...everywhere.filter((rule) => rule !== manyImports), environment] },
  },
  {
    // What hands the tests their database, and each file an environment of its own.
    files: ['apps/server/src/testing/{fresh-process,global-setup}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere.filter((rule) => rule !== manyImports)] },
  },
  {
    // Tables of words are read like a page, not like a function.
    files: ['packages/painter/**/data/**/*.ts', 'packages/painter/**/lexicon/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  // Older than the rule; this list may only shrink.
  { files: ['packages/painter/src/**/*.ts'], rules: { 'no-nested-ternary': 'off' } },
  {
    files: ['**/*.config.{js,ts}'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere.filter((rule) => rule.selector !== 'ExportDefaultDeclaration')],
    },
  },
)
