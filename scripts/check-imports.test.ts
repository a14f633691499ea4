import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const S = 'apps/server/src'
const W = 'apps/web/src'

/** One file that breaks each rule; its text is one import. */
const VIOLATIONS: Record<string, [file: string, imports: string]> = {
  'no-cycles': [`${S}/platform/ring-a.ts`, './ring-b.ts'],
  'no-unresolved': [`${S}/platform/lost.ts`, './nowhere.ts'],
  'contract-stands-alone': ['packages/contract/src/node.ts', 'node:fs'],
  'prompt-stands-alone': ['packages/prompt/src/zod.ts', 'zod/mini'],
  'painter-stands-alone': ['packages/painter/src/reach.ts', '../../contract/src/call.ts'],
  'painter-level-1': ['packages/painter/src/base/reach.ts', '../recipe/recipe.ts'],
  'painter-level-2': ['packages/painter/src/recipe/reach.ts', '../look/oklab.ts'],
  'painter-level-3': ['packages/painter/src/look/reach.ts', '../scene/sky.ts'],
  'painter-level-4': ['packages/painter/src/scene/reach.ts', '../media/oil.ts'],
  'painter-level-5': ['packages/painter/src/media/reach.ts', '../paint-picture.ts'],
  'painter-level-6': ['packages/painter/src/graphics/reach.ts', '../paint-picture.ts'],
  'painter-motion-level': ['packages/painter/src/motion/reach.ts', '../clip/make-clip.ts'],
  'painter-folders-have-a-level': ['packages/painter/src/weather/reach.ts', '../base/colour.ts'],
  'adapters-stand-alone': ['packages/engines/src/vendor/reach.ts', '../../../contract/src/call.ts'],
  'painter-adapter-knows-the-painter': ['packages/engines/src/painter/reach.ts', '../../../contract/src/call.ts'],
  'painter-by-its-door': [`${S}/platform/paint.ts`, '../../../../packages/painter/src/recipe/recipe.ts'],
  'outgoing-stands-alone': ['packages/outgoing/src/reach.ts', '../../contract/src/call.ts'],
  'cli-knows-the-contract': ['packages/cli/src/reach.ts', '../../engines/src/engine.ts'],
  'nobody-imports-the-cli': ['packages/prompt/src/cli.ts', '../../cli/src/bar.ts'],
  'apps-do-not-meet': [`${W}/lib/meet.ts`, '../../../server/src/errors.ts'],
  'stand-ins-stand-alone': ['stand-ins/src/reach.ts', '../../packages/contract/src/call.ts'],
  'packages-below-apps': ['packages/engines/src/app.ts', '../../../apps/server/src/errors.ts'],
  'stand-ins-are-for-tests': ['packages/engines/src/play.ts', '../../../stand-ins/src/mj-proxy-main.ts'],
  'server-features-by-gate': [`${S}/features/chat/post-word.ts`, '../channel/queries.ts'],
  'server-feature-level-1': [`${S}/features/account/read-one.ts`, '../ledger/gate.ts'],
  'server-feature-level-2': [`${S}/features/ledger/read-one.ts`, '../order/gate.ts'],
  'server-feature-level-3': [`${S}/features/order/read-one.ts`, '../channel/gate.ts'],
  'server-doors-by-acts': [`${S}/features/doors/read-one.ts`, '../channel/queries.ts'],
  'server-feature-level-4': [`${S}/features/key/read-one.ts`, '../chat/gate.ts'],
  'server-feature-level-5': [`${S}/features/drawing/read-one.ts`, '../chat/gate.ts'],
  'server-feature-level-6': [`${S}/features/chat/read-one.ts`, '../admin/gate.ts'],
  'server-feature-level-7': [`${S}/features/notification/read-one.ts`, '../admin/gate.ts'],
  'server-feature-level-8': [`${S}/features/webhook/read-one.ts`, '../admin/gate.ts'],
  'server-feature-level-9': [`${S}/features/doors/read-other.ts`, '../admin/gate.ts'],
  'server-features-have-a-level': [`${S}/features/weather/read-one.ts`, '../account/gate.ts'],
  'server-base-below-features': [`${S}/http/reach.ts`, '../features/account/gate.ts'],
  'server-base-platform': [`${S}/platform/reach.ts`, '../db/open.ts'],
  'server-base-db': [`${S}/db/reach.ts`, '../jobs/queue.ts'],
  'server-base-jobs': [`${S}/jobs/reach.ts`, '../http/route.ts'],
  'config-stands-alone': [`${S}/config.ts`, './db/open.ts'],
  'errors-stand-alone': [`${S}/errors.ts`, './platform/clock.ts'],
  'sql-in-queries': [`${S}/features/account/read-sql.ts`, 'kysely'],
  'routes-stay-thin': [`${S}/features/account/routes.ts`, './queries.ts'],
  'views-do-not-ask': [`${S}/features/account/view.ts`, './queries.ts'],
  'rules-are-pure': [`${S}/features/account/rules.ts`, '../../platform/clock.ts'],
  'web-knows-contract-and-prompt': [`${W}/lib/engine.ts`, '../../../../packages/engines/src/engine.ts'],
  'web-runs-in-a-browser': [`${W}/lib/node.ts`, 'node:path'],
  'web-takes-the-small-zod': [`${W}/lib/zod.ts`, 'zod'],
  'boot-takes-no-library': ['apps/web/boot/reach.ts', 'zod/mini'],
  'nobody-imports-boot': [`${W}/lib/boot.ts`, '../../boot/reach.ts'],
  'web-downhill': [`${W}/ui/reach.ts`, '../features/account/api.ts'],
  'web-features-do-not-know-app': [`${W}/features/account/use-app.ts`, '../../app/guard.ts'],
  'web-features-by-api': [`${W}/features/account/use-other.ts`, '../channel/store.ts'],
  'web-drawing-by-api': [`${W}/features/card/use-other.ts`, '../channel/store.ts'],
  'web-feature-level-1': [`${W}/features/company/use-one.ts`, '../account/api.ts'],
  'web-feature-level-2': [`${W}/features/account/use-one.ts`, '../channel/api.ts'],
  'web-feature-level-3': [`${W}/features/channel/use-one.ts`, '../task/api.ts'],
  'web-feature-level-4': [`${W}/features/key/use-one.ts`, '../task/api.ts'],
  'web-feature-level-5': [`${W}/features/task/use-one.ts`, '../composer/store.ts'],
  'web-feature-level-6': [`${W}/features/composer/use-one.ts`, '../card/feed/rules.ts'],
  'web-feature-level-7': [`${W}/features/card/use-one.ts`, '../lightbox/use-walk.ts'],
  'web-feature-level-8': [`${W}/features/lightbox/use-one.ts`, '../gallery/live.ts'],
  'web-feature-level-9': [`${W}/features/gallery/use-one.ts`, '../admin/api.ts'],
  'web-features-have-a-level': [`${W}/features/weather/use-one.ts`, '../account/api.ts'],
  'ui-is-domain-free': [`${W}/ui/domain.ts`, '../../../../packages/contract/src/call.ts'],
  'tests-are-leaves': [`${S}/platform/leaf.ts`, '../testing/seed.ts'],
  'nobody-imports-tests': [`${S}/platform/borrow.ts`, './clock.test.ts'],
  'no-orphans': [`${S}/platform/orphan.ts`, ''],
}

/** What the violations reach for; the ring closes here. */
const NEIGHBOURS: Record<string, string> = {
  [`${S}/platform/ring-b.ts`]: './ring-a.ts',
  ...Object.fromEntries(
    [
      ...['account', 'admin', 'channel', 'chat', 'ledger', 'order'].map((noun) => `${S}/features/${noun}/gate.ts`),
      ...['account', 'channel'].map((noun) => `${S}/features/${noun}/queries.ts`),
      ...[
        'platform/clock',
        'platform/clock.test',
        'db/open',
        'jobs/queue',
        'http/route',
        'live/hub',
        'testing/seed',
      ].map((name) => `${S}/${name}.ts`),
      ...['account', 'admin', 'channel', 'task'].map((noun) => `${W}/features/${noun}/api.ts`),
      ...[
        'app/guard',
        'features/channel/store',
        'features/composer/store',
        'features/card/feed/rules',
        'features/lightbox/use-walk',
        'features/gallery/live',
      ].map((name) => `${W}/${name}.ts`),
      'stand-ins/src/mj-proxy-main.ts',
      ...['contract/src/call', 'engines/src/engine', 'cli/src/bar'].map((name) => `packages/${name}.ts`),
      ...[
        'base/colour',
        'recipe/recipe',
        'look/oklab',
        'scene/sky',
        'media/oil',
        'paint-picture',
        'clip/make-clip',
      ].map((name) => `packages/painter/src/${name}.ts`),
    ].map((file) => [file, '']),
  ),
}

const root = mkdtempSync(join(tmpdir(), 'import-law-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('each rule of the import law turns red on the import that it forbids', () => {
  plant()
  const config = resolve('.dependency-cruiser.cjs')
  const rules: string[] = createRequire(import.meta.url)(config).forbidden.map((rule: { name: string }) => rule.name)
  expect(Object.keys(VIOLATIONS).sort()).toEqual([...rules].sort())

  const broken = cruise(config)

  for (const [rule, [file]] of Object.entries(VIOLATIONS)) {
    expect(broken.get(rule) ?? [], rule).toContain(file)
  }
})

const CRUISER = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

function plant() {
  for (const [file, target] of [...Object.values(VIOLATIONS), ...Object.entries(NEIGHBOURS)]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), target ? `import '${target}'\n` : 'export const nothing = 0\n')
  }
  copyFileSync('tsconfig.json', join(root, 'tsconfig.json'))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
}

/** Names of broken rules with the files that break them. */
function cruise(config: string): Map<string, string[]> {
  const run = spawnSync(
    process.execPath,
    [CRUISER, 'apps', 'packages', 'stand-ins', '--config', config, '--output-type', 'json'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const report: { summary: { violations: { rule: { name: string }; from: string }[] } } = JSON.parse(run.stdout)
  const broken = new Map<string, string[]>()
  for (const { rule, from } of report.summary.violations)
    broken.set(rule.name, [...(broken.get(rule.name) ?? []), from])
  return broken
}
