import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ColumnOfPerson } from '../db/personal-data.ts'
import { aPaidOrder } from '../testing/a-paid-order.ts'
import { aTaskAt } from '../testing/a-task-at.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { aChannel, aMember, anAdmin, redeems, type SeededPerson } from '../testing/seed.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'
import { PERSONAL_DATA } from './personal-data.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

const columns = Object.assign({}, ...PERSONAL_DATA.map((one) => one.columns)) as Record<string, ColumnOfPerson>

test('every column that names a person is thought of by the room that its table belongs to', async () => {
  const { rows } = await sql<{ column: string }>`
    select conrelid::regclass || '.' || attname as column from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'users'::regclass
    union
    select table_name || '.' || column_name from information_schema.columns where table_schema = 'public'
      and column_name ~ '^((user|owner|creator|author|member|actor)_id|.*_by|phone)$'
    order by 1`.execute(server.deps.db)
  const declared = PERSONAL_DATA.flatMap((one) => Object.keys(one.columns))
  expect(declared.sort()).toEqual(rows.map(({ column }) => column).sort())
})

/** A row in every table that may name somebody. */
async function somebody(): Promise<SeededPerson> {
  const [person, friend, admin] = [await aMember(server.deps), await aMember(server.deps), await anAdmin(server.deps)]
  const { db, newId, clock } = server.deps
  const { userId, phone } = person
  const [now, orderId, other] = [clock.now(), newId(), await aChannel(server.deps, friend.userId)]
  const shared = await aChannel(server.deps, friend.userId, { members: [userId] })
  await redeems(server.deps, person)
  await aPaidOrder(db, { userId, orderId, provider: 'sandbox' })
  const drawn = { id: newId(), status: 'SUCCESS', finish_time: now } as const
  await aTaskAt(server.deps, { userId, channelId: shared }, drawn)
  for (const statement of [
    sql`insert into plans (id, user_id, product_id, starts_at, ends_at, opens_at, anchor_day, order_id)
      values (${newId()}, ${userId}, ${orderId}, ${now}, ${now}, ${now}, 1, ${orderId})`,
    sql`insert into refunds (id, order_id, payment_id, no, amount, currency, reason, state, requested_by, created_at)
      values (${newId()}, ${orderId}, ${orderId}, ${orderId}, 1, 'CNY', 'why', 'PENDING', ${admin.userId}, ${now})`,
    sql`insert into audit_log (id, actor_id, act, subject, details, at)
      values (${newId()}, ${admin.userId}, 'credits.grant', ${userId}, '{"reason": "why"}', ${now})`,
    sql`insert into chat_messages (id, channel_id, author_id, kind, content, created_at)
      values (${newId()}, ${shared}, ${userId}, 'text', 'hello', ${now}), (${newId()}, ${shared}, ${userId}, 'system', 'joined', ${now})`,
    sql`insert into removals (channel_id, user_id, removed_at) values (${other}, ${userId}, ${now})`,
    sql`insert into person_writes (user_id, position) values (${userId}, 1)`,
    sql`insert into presences (user_id, process_id, seen_at) values (${userId}, ${newId()}, ${now})`,
    sql`insert into draw_settings (user_id, bot_type, mode, stylize, chaos, weird, quality, aspect_ratio, raw, tile, variability, suffix)
      values (${userId}, 'MID_JOURNEY', 'FAST', 0, 0, 0, '1', '1:1', false, false, 'HIGH', '')`,
    sql`insert into draw_options (user_id, bot_type, name, value) values (${userId}, 'MID_JOURNEY', 'ink', 'in ink')`,
    sql`insert into task_likes (user_id, task_id, created_at) values (${userId}, ${drawn.id}, ${now})`,
    sql`insert into upload_days (user_id, day, uploads, bytes) values (${userId}, '2026-01-01', 1, 1)`,
    sql`insert into images (id, owner_id, sha256, width, height, bytes, mime, thumbhash, created_at)
      values (${newId()}, ${userId}, ${'0'.repeat(64)}, 1, 1, 1, 'image/png', '', ${now})`,
    sql`insert into live_tickets (ticket_hash, user_id, session_id, expires_at)
      values (${Buffer.from(userId)}, ${userId}, ${person.actor.sessionId}, ${now})`,
    sql`insert into known_devices (user_id, device, seen_at) values (${userId}, ${Buffer.from(userId)}, ${now})`,
    sql`insert into notification_settings (user_id, drawings, spoken) values (${userId}, true, false)`,
    sql`insert into push_endpoints (id, user_id, session_id, url, p256dh, auth, created_at)
      values (${newId()}, ${userId}, ${person.actor.sessionId}, ${`https://push.example.com/${userId}`}, '', '', ${now})`,
    sql`insert into api_keys (id, user_id, channel_id, name, prefix, key_hash, scopes, addresses, asks, created_at)
      values (${newId()}, ${userId}, ${shared}, 'mine', 'sk-abc', ${Buffer.from(userId)}, '{draw}', '{}', false, ${now})`,
    sql`insert into webhooks (id, user_id, url, events, sealed_secret, created_at)
      values (${newId()}, ${userId}, 'https://hooks.example.com/', '{task.ended}', '', ${now})`,
    sql`insert into deliveries (id, lane, user_id, event, payload, created_at, next_try_at)
      values (${newId()}, ${`task:${drawn.id}`}, ${userId}, 'task.changed', '{}', ${now}, ${now})`,
    sql`insert into login_codes (id, phone, purpose, code_hash, created_at, expires_at)
      values (${newId()}, ${phone}, 'login', ${Buffer.from(userId)}, ${now}, ${now})`,
  ])
    await statement.execute(db)
  return person
}

/** How many rows name somebody, by the column that does. */
async function countRows({ userId, phone }: SeededPerson): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const column of Object.keys(columns)) {
    const [table = '', name = ''] = column.split('.')
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(name)}::text = ${name === 'phone' ? phone : userId}
    `.execute(server.deps.db)
    counts[column] = rows[0]?.count ?? 0
  }
  return counts
}

/** Those that name administrators alone. */
const isOfOperators = (column: string) => ['audit_log.actor_id', 'refunds.requested_by'].includes(column)

test('an export tells of every table that names somebody, but for those that say why not', async () => {
  const person = await somebody()
  const counts = await countRows(person)
  expect(Object.keys(counts).filter((column) => counts[column] === 0 && !isOfOperators(column))).toEqual([])
  const told = (await exportAccount(server.deps.db, person.phone))?.data ?? {}
  for (const [column, { exported }] of Object.entries(columns)) {
    if (typeof exported !== 'string') continue
    const part = [told[exported]].flat().filter((one) => one !== undefined)
    expect({ column, isTold: part.length > 0 }).toEqual({ column, isTold: true })
  }
  expect(Object.keys(told).filter((name) => !Object.values(columns).some(({ exported }) => exported === name))).toEqual(
    ['operators', 'refunds'],
  )
})

test('an erasure takes somebody out of every table, but for those that say why they stay', async () => {
  const person = await somebody()
  const before = await countRows(person)
  expect(await eraseAccount(server.deps, person.phone)).toMatchObject({ state: 'erased' })
  const after = await countRows(person)
  for (const [column, { erased }] of Object.entries(columns)) {
    // The row stays under another name.
    if (erased === 'deleted' || column === 'users.phone')
      expect({ column, rows: after[column] }).toEqual({ column, rows: 0 })
    else if (column !== 'images.owner_id')
      expect({ column, isKept: after[column] === before[column] || column === 'chat_messages.author_id' }).toEqual({
        column,
        isKept: true,
      })
  }
})
