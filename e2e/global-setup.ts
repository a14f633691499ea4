import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { serveBrowser } from './browser.ts'
import { OPEN_TO_ALL, type ProductServer, startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the process that starts the shared servers on first use. */
    lender: string
  }
}

interface Lent {
  /** Connection details for a walk. */
  told: object
  close(): Promise<void>
}

/** Two products and a browser, shared by all walks of a run. Each is started lazily on first use, because a start takes seconds. */
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
    // The next request tries again.
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
