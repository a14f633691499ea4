import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BareRoot, listen, openBareRoot, PLAIN_USER, whenEnded } from './bare-root.ts'

let bare: BareRoot
beforeAll(() => {
  bare = openBareRoot(resolve('.'))
})
afterAll(() => bare.close())

/** Tests that depend on the machine: database, native decoders and canvases, disk, browser. */
const LEANING =
  'apps/server/src/db apps/server/src/platform packages/painter/src packages/engines/src/painter e2e/main-walk'

// Not the whole suite: that already runs on this machine, and root has fewer ways to fail.
test(`on a Debian with nothing but Node, the tests of what leans on the machine pass for ${PLAIN_USER.name}`, async () => {
  const run = bare.run(PLAIN_USER, `npm ci && npm test -- ${LEANING}`)
  const said = listen(run)
  const code = await whenEnded(run)
  expect(code, said().slice(-8_000)).toBe(0)
})
