import { availableParallelism } from 'node:os'
import { env } from 'node:process'
import { defineConfig } from 'vitest/config'

/** How much of random histories and fault matrices is played: 0.2 in `npm test`, 1 in full. */
const scale = Number(env.TEST_SCALE ?? 1)
/** Tests over random histories and inputs, which the long run repeats at many times the size. */
const SIZED = [
  'apps/server/src/features/drawing/advance-task.test.ts',
  'apps/server/src/features/drawing/queue/faulty-engines.test.ts',
  'apps/server/src/features/drawing/queue/several-engines.test.ts',
  'apps/server/src/features/engine/breaker/set-aside.test.ts',
  'apps/server/src/features/ledger/gate.test.ts',
  'apps/server/src/features/ledger/statement/read-statement.test.ts',
  'apps/server/src/features/media/jobs.test.ts',
  'apps/server/src/features/media/store-upload.test.ts',
  'apps/server/src/features/order/proofs/histories.test.ts',
  'apps/server/src/features/order/codes/race-codes.test.ts',
  'apps/server/src/features/order/settling/notices/races.test.ts',
  'apps/server/src/features/order/refunding/race-refunds.test.ts',
  'apps/server/src/http/fuzz.test.ts',
  'apps/server/src/http/read-upload.test.ts',
  'apps/server/src/live/resume.test.ts',
  'e2e/engines/comfyui-company.test.ts',
  'e2e/every-screen.test.ts',
  'e2e/two-servers.test.ts',
  'packages/engines/src/comfyui/copy-template.test.ts',
  'packages/payments/src/alipay/notices.test.ts',
  'packages/payments/src/stripe/notices.test.ts',
  'packages/payments/src/wechat/altered-notices.test.ts',
  'packages/payments/src/wechat/answers.test.ts',
]
/** The painter's tests that paint many pictures or ask every subject and pose: for `npm run test:all`; a core of each stays. */
const PAINTER_IN_FULL = [
  'packages/engines/src/painter/answers.test.ts',
  'packages/engines/src/painter/clips/clips-at-full-length.test.ts',
  'packages/engines/src/painter/verbs-in-full.test.ts',
  'packages/engines/src/painter/verbs-of-kinds.test.ts',
  'packages/painter/src/blend/plan-blend.test.ts',
  'packages/painter/src/media/media.test.ts',
  'packages/painter/src/motion/open-motion.test.ts',
  'packages/painter/src/paint-anything.test.ts',
  'packages/painter/src/recognise/recognise.test.ts',
  'packages/painter/src/scene/lens.test.ts',
  'packages/painter/src/scene/settings/settings.test.ts',
  'packages/painter/src/subjects/draw-every-subject.test.ts',
]
const SYSTEM = '**/*.system.test.ts'
/** The README's commands on a bare Debian. */
const README = 'e2e/system/readme-commands.test.ts'
/** Whole journeys through the product, which `npm test` walks; every other walk is for `npm run test:all`. */
const JOURNEYS = [
  'e2e/channels-walk.test.ts',
  'e2e/composer-walk.test.ts',
  'e2e/console-walk.test.ts',
  'e2e/every-screen.test.ts',
  'e2e/gallery-walk.test.ts',
  'e2e/keyboard-walk.test.ts',
  'e2e/kill.test.ts',
  'e2e/main-walk.test.ts',
  'e2e/money-walk.test.ts',
  'e2e/phone-walk.test.ts',
  'e2e/settings-walk.test.ts',
  'e2e/sign-in.test.ts',
  'e2e/stop.test.ts',
  'e2e/talk-walk.test.ts',
  'e2e/verbs-walk.test.ts',
  'e2e/video-walk.test.ts',
]
/**
 * A busy machine may need long for what takes milliseconds; no test says how fast something is.
 * What a test prints goes straight out: on its way to the reporter it can be caught by the end of its file.
 */
const patient = {
  expect: { poll: { timeout: 30_000 } },
  disableConsoleIntercept: true,
  setupFiles: ['scripts/lib/seed-random-tests.ts'],
}
/** A database waits for its disk while another test computes: a worker for each processor. */
const usual = {
  exclude: ['**/node_modules/**', '**/dist/**', SYSTEM],
  maxWorkers: availableParallelism(),
  ...patient,
}
/** They keep nothing in their modules, and importing the painter takes longer than most of them. */
const packages = { ...usual, isolate: false, provide: { scale }, testTimeout: 60_000 }
const server = {
  globalSetup: ['apps/server/src/testing/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}
/** Walks and system tests start whole products; they run when the rest is done, so many at once. */
const after = (turn: number, maxWorkers: number) => ({ maxWorkers, sequence: { groupOrder: turn } })
/** Much of a walk is waiting, for a start, a page or a picture. */
const walks = {
  ...patient,
  ...after(1, 2),
  globalSetup: ['e2e/global-setup.ts'],
  provide: { scale },
  testTimeout: 180_000,
  hookTimeout: 180_000,
}
const system = { ...patient, ...after(3, 1), testTimeout: 1_800_000, hookTimeout: 600_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'stand-ins/**/*.test.ts'],
          ...packages,
          exclude: [...usual.exclude, ...PAINTER_IN_FULL],
        },
      },
      { test: { name: 'painter', include: [...PAINTER_IN_FULL, 'studio/painter/**/*.test.ts'], ...packages } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          ...usual,
          ...server,
          isolate: false,
          setupFiles: [...patient.setupFiles, 'apps/server/src/testing/fresh-process.ts'],
          provide: { scale },
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          ...usual,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [...patient.setupFiles, 'apps/web/src/testing/fresh-page.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...usual, testTimeout: 60_000 } },
      { test: { name: 'e2e', include: JOURNEYS, exclude: usual.exclude, ...walks } },
      {
        test: {
          name: 'e2e-all',
          include: ['e2e/**/*.test.ts'],
          exclude: [...usual.exclude, 'e2e/system/**', ...JOURNEYS],
          ...walks,
        },
      },
      {
        test: {
          name: 'long',
          include: SIZED,
          ...patient,
          ...after(2, 1),
          ...server,
          globalSetup: [...server.globalSetup, ...walks.globalSetup],
          provide: { scale: 25 },
          testTimeout: 3_600_000,
        },
      },
      { test: { name: 'bare', include: [README], ...system } },
      {
        test: {
          name: 'system',
          include: [SYSTEM, 'e2e/system/**/*.test.ts'],
          ...system,
          exclude: ['**/node_modules/**', README],
        },
      },
    ],
  },
})
