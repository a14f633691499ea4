/** Runs before each test file: random inputs begin from one number, which `npm test` prints, so that a red run can be had again. */
import { env } from 'node:process'
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(env.TEST_SEED ?? 1) })
