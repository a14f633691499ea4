import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDebianPostgres } from '../../apps/server/src/testing/start-debian-postgres.ts'
import { startPgbouncer } from '../../apps/server/src/testing/start-pgbouncer.ts'
import { callApi } from '../api-client.ts'
import { framesOfChannel, openLive } from '../live-client.ts'
import { becomeAdministrator, hasEnded, sentCode } from '../person.ts'
import { type ProductServer, startServer } from '../server.ts'
import { settingsIn } from '../shared-house.ts'
import { waitUntil } from '../wait-until.ts'

const DRAWINGS = 6

test("behind Debian's PgBouncer in transaction mode two processes sign people in, draw, and tell each other", async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'easel-pooled-'))
  chmodSync(folder, 0o711)
  const postgres = await openDebianPostgres(join(folder, 'cluster'))
  const pooler = await startPgbouncer(postgres, join(folder, 'pooler'))
  const settings = { ...settingsIn(folder), DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: postgres.url }
  const servers: ProductServer[] = []
  onTestFinished(async () => {
    for (const server of servers) await server.close()
    await pooler.stop()
    postgres.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  for (let nth = 0; nth < 2; nth++) servers.push(await startServer(settings))
  const [one, other] = servers as [ProductServer, ProductServer]

  const person = await becomeAdministrator(one)
  await callApi(one.url, '/api/login/send-login-code?phone=13900000001')
  // A job of either process writes the SMS down.
  await waitUntil(() => servers.some(({ outbox }) => sentCode(outbox, '+8613900000001') !== ''), Boolean)
  const live = await openLive(other.url, person.token)
  await live.subscribe(person.channelId)
  const drawn = await Promise.all(
    Array.from({ length: DRAWINGS }, async (_, nth) => {
      const { id } = await person.submit(`a red fox ${nth}`)
      return person.waitFor(id, hasEnded)
    }),
  )

  expect(drawn.map(({ status }) => status)).toEqual(Array(DRAWINGS).fill('SUCCESS'))
  const ends = () =>
    framesOfChannel(live, person.channelId).filter((frame) => frame.t === 'task' && hasEnded(frame.task))
  await waitUntil(
    () => ends().length,
    (count) => count === DRAWINGS,
  )
  const rows = await postgres.ask<{ name: string; count: number }>(
    `select application_name as name, count(*)::int from pg_stat_activity where application_name like 'easel%' group by 1`,
  )
  // The pooler's four serve both; what needs a session is beside it.
  const counts = Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  expect(counts['easel bus']).toBe(2)
  expect(counts['easel']).toBeLessThanOrEqual(4 + 1)
})
