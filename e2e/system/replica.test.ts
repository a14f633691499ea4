import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Task } from '@easel/contract/drawing'
import { openDebianPostgres, openStandby } from '../../apps/server/src/testing/start-debian-postgres.ts'
import { callApi } from '../api-client.ts'
import { becomeAdministrator, becomePerson, hasEnded } from '../person.ts'
import { type ProductServer, startServer } from '../server.ts'
import { settingsIn } from '../shared-house.ts'
import { waitUntil } from '../wait-until.ts'

interface Page {
  items: Pick<Task, 'id'>[]
}

test("lists are read from Debian's PostgreSQL as a replica that lags: whoever did something sees it at either process, others see it later, and when the replica is gone all goes on", async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'easel-replica-'))
  chmodSync(folder, 0o711)
  const primary = await openDebianPostgres(join(folder, 'primary'))
  const standby = await openStandby(primary, join(folder, 'standby'))
  const settings = { ...settingsIn(folder), DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url }
  const servers: ProductServer[] = []
  let isStandbyUp = true
  onTestFinished(async () => {
    for (const server of servers) await server.close()
    if (isStandbyUp) standby.stop()
    primary.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  servers.push(await startServer(settings))
  const [one] = servers as [ProductServer]
  // Alone, so that its outbox has the code.
  const person = await becomePerson(one, '+8613900000001')
  servers.push(await startServer(settings))
  const [, other] = servers as [ProductServer, ProductServer]
  const admin = await becomeAdministrator(one)

  const idsOf = async ({ items }: Page) => items.map(({ id }) => id)
  const gallery = async ({ url }: ProductServer) =>
    idsOf(await callApi<Page>(url, '/api/draw/gallery', { token: person.token }))
  const console_ = async ({ url }: ProductServer) =>
    idsOf(await callApi<Page>(url, '/api/admin/tasks', { token: admin.token }))
  const draw = async (words: string) => (await person.waitFor((await person.submit(words)).id, hasEnded)).id
  const lag = async ({ url }: ProductServer) =>
    Number(/^easel_replica_lag_seconds (\S+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? Number.NaN)

  const before = await draw('a red fox')
  for (const server of servers) {
    await waitUntil(
      () => console_(server),
      (ids) => ids.includes(before),
    )
    await waitUntil(
      () => lag(server),
      (seconds) => seconds === 0,
    )
  }
  // The administrator has seen all; from here on nothing new comes to the replica.
  await standby.ask('select pg_wal_replay_pause()')
  await waitUntil(
    async () => (await standby.ask<{ state: string }>('select pg_get_wal_replay_pause_state() as state'))[0]?.state,
    (found) => found === 'paused',
  )

  const after = await draw('a grey wolf')
  for (const server of servers) {
    expect(await gallery(server)).toEqual([after, before])
    expect(await console_(server)).toEqual([before])
    await waitUntil(
      () => lag(server),
      (seconds) => seconds > 0,
    )
  }
  // Whoever does anything is shown everything.
  await callApi(one.url, `/api/admin/tasks/${after}/cancel`, { token: admin.token, body: {} }).catch(() => undefined)
  for (const server of servers) expect(await console_(server)).toEqual([after, before])

  await standby.ask('select pg_wal_replay_resume()')
  for (const server of servers)
    await waitUntil(
      () => lag(server),
      (seconds) => seconds === 0,
    )
  const readers = Array.from({ length: 200 }, (_, at) => (at % 2 ? one : other))
  const reading = readers.map((server, at) => (at % 3 ? gallery(server) : console_(server)))
  standby.stop()
  isStandbyUp = false
  for (const ids of await Promise.all(reading)) expect(ids).toEqual([after, before])
  const last = await draw('a white hare')
  for (const server of servers) {
    expect(await gallery(server)).toEqual([last, after, before])
    expect(await console_(server)).toEqual([last, after, before])
    await waitUntil(() => lag(server), Number.isNaN)
  }
})
