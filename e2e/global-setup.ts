import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { serveBrowser } from './browser.ts'
import { OPEN_TO_ALL, type ProductServer, startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Who hands out what the walks share, at its first asking. */
    lender: string
  }
}

interface Lent {
  /** What a walk gets to know of it. */
  told: object
  close(): Promise<void>
}

/**
 * Two products and a browser for all walks of a run. A start takes seconds: each begins when the first walk asks for it,
 * so that one that needs none of them waits for none.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Lent>>()
  const starts: Record<string, () => Promise<Lent>> = {
    '/fake': async () => lendServer(await startServer({ ENGINE: 'fake', ...OPEN_TO_ALL })),
    '/painter': async () => lendServer(await startServer(OPEN_TO_ALL)),
    '/browser': serveBrowser,
  }
  const lend = (name: string): Promise<Lent> => {
    const thing = started.get(name) ?? starts[name]?.() ?? Promise.reject(new Error(`nobody lends ${name}`))
    started.set(name, thing)
    // Who asks next may have more luck.
    thing.catch(() => started.delete(name))
    return thing
  }
  const lender = createServer((asked, answer) => {
    lend(asked.url ?? '').then(
      ({ told }) => send(answer, 200, told),
      (error: unknown) => send(answer, 500, { error: String(error) }),
    )
  }).listen(0, 'localhost')
  await once(lender, 'listening')
  project.provide('lender', `http://localhost:${(lender.address() as AddressInfo).port}`)
  return async () => {
    lender.closeAllConnections()
    lender.close()
    const things = await Promise.allSettled(started.values())
    await Promise.all(things.map((thing) => (thing.status === 'fulfilled' ? thing.value.close() : undefined)))
  }
}

const lendServer = ({ url, admin, dataDir, outbox, close }: ProductServer): Lent => ({
  told: { url, admin, dataDir, outbox },
  close,
})

function send(answer: ServerResponse, status: number, told: object): void {
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told))
}
