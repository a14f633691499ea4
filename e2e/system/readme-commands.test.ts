import type { ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawOne, signIn } from '../api-client.ts'
import { findFreePort } from '../free-port.ts'
import { type BareRoot, listen, openBareRoot, PLAIN_USER, ROOT, whenEnded } from './bare-root.ts'

const READY_WITHIN_MS = 240_000

let bare: BareRoot
beforeAll(() => {
  bare = openBareRoot(resolve('.'))
})
afterAll(() => bare.close())

for (const account of [ROOT, PLAIN_USER]) {
  test(`on a Debian with nothing but Node, ${account.name} starts Easel with one line and draws`, async () => {
    const port = await findFreePort()
    const product = bare.run(account, 'npm ci && npm start', { PORT: String(port) })
    const said = listen(product)
    try {
      await becomesReady(product, `http://localhost:${port}`, said)
      const password = /password (\S+) {2}\(shown/.exec(said())?.[1] ?? ''
      const phone = /phone (\+\d+)/.exec(said())?.[1] ?? ''
      const token = await signIn(`http://localhost:${port}`, { phone, password })

      const task = await drawOne(
        `http://localhost:${port}`,
        token,
        'a red fox in a snowy forest at sunset, oil painting',
      )

      expect(task).toMatchObject({ status: 'SUCCESS', progress: 100 })
      expect(task.images).toHaveLength(4)
    } finally {
      product.kill('SIGKILL')
      await whenEnded(product)
    }
  })

  test(`on a Debian with nothing but Node, ${account.name} draws from a terminal`, async () => {
    const run = bare.run(
      account,
      'npm run --silent draw -- "three sailboats on a calm lake at dawn, watercolor" --json',
    )
    const said = listen(run)
    expect(await whenEnded(run), said()).toBe(0)
    expect(said()).toContain('"pictures":[')
  })
}

async function becomesReady(product: ChildProcess, url: string, said: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (product.exitCode === null && Date.now() < deadline) {
    const ready = await fetch(`${url}/readyz`).catch(() => null)
    if (ready?.ok && said().includes('password ')) return
    await new Promise((resume) => setTimeout(resume, 100))
  }
  throw new Error(`Easel did not become ready. It said:\n${said().slice(-8_000)}`)
}
