import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApp } from '../app.ts'
import { openTestDeps } from '../testing/open-test-deps.ts'
import { readSite } from './site.ts'

/** Asks again and again by connections that are kept, until it is turned away; the statuses, and what failed on the way. */
async function ask(port: number, agent: Agent, answers: (number | string)[], isOver: () => boolean): Promise<void> {
  for (;;) {
    const answer = await new Promise<number | string>((resolve) => {
      const sent = request({ port, path: '/healthz', agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
      })
      sent.once('error', ({ code = 'error' }: NodeJS.ErrnoException) => resolve(code))
      sent.end()
    })
    // Nobody listens any more: whoever comes now has not been heard, and asks another server.
    if (isOver() && answer === 'ECONNREFUSED') return
    answers.push(answer)
    if (answer !== 200) return
  }
}

test('a server that stops answers whatever was sent to it, and cuts no connection under a request', async () => {
  const { deps, files } = await openTestDeps()
  let isStopping = false
  const options = { site: readSite(join(files, 'no-site')), isQueueReady: () => true, isStopping: () => isStopping }
  const app = await openApp(deps, options)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const answers: (number | string)[] = []
  const asking = agents.map((agent) => ask(port, agent, answers, () => isStopping))
  while (answers.length < 200) await new Promise((resume) => setImmediate(resume))

  isStopping = true
  await app.drainConnections()
  await app.close()
  await Promise.all(asking)
  for (const agent of agents) agent.destroy()

  expect(new Set(answers)).toEqual(new Set([200]))
})

test('once nobody is let in any more, each answer asks for another connection', async () => {
  const { deps, files } = await openTestDeps()
  const options = { site: readSite(join(files, 'no-site')), isQueueReady: () => true, isStopping: () => true }
  const app = await openApp(deps, options)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await app.drainConnections()
  expect((await app.inject({ url: '/healthz' })).headers.connection).toBe('close')
  await app.close()
})
