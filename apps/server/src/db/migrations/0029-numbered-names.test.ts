import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openEarlierDatabase } from '../../testing/open-earlier-database.ts'
import { migrate } from '../migrate.ts'

test('accounts of an earlier release are numbered by their age, a chosen name stays, an erased one gets none, and the next one goes on', async () => {
  const db = await openEarlierDatabase('0027-damaged-pictures')
  const add = (phone: string, name: string, createdAt: string) =>
    sql`insert into users (id, phone, name, created_at) values (${newId()}, ${phone}, ${name}, ${createdAt})`.execute(
      db,
    )
  await add('third', '', '2026-03-01')
  await add('first', '', '2026-01-01')
  await add('erased:someone', '', '2026-01-02')
  await add('second', 'Fox', '2026-02-01')

  await migrate(db)

  await sql`insert into users (id, phone, created_at) values (${newId()}, 'new', now())`.execute(db)
  const { rows } = await sql`select phone, shown_name, default_name from users order by number`.execute(db)
  expect(rows).toEqual([
    { phone: 'first', shown_name: 'Midjourney 0001', default_name: 'Midjourney 0001' },
    { phone: 'second', shown_name: 'Fox', default_name: 'Midjourney 0002' },
    { phone: 'third', shown_name: 'Midjourney 0003', default_name: 'Midjourney 0003' },
    { phone: 'new', shown_name: 'Midjourney 0004', default_name: 'Midjourney 0004' },
    { phone: 'erased:someone', shown_name: '', default_name: '' },
  ])
})

test('after 9999 the numbers have five digits', async () => {
  const db = await openEarlierDatabase('0029-numbered-names')
  await sql`select setval('user_numbers', 9999, false)`.execute(db)
  for (const phone of ['a', 'b'])
    await sql`insert into users (id, phone, created_at) values (${newId()}, ${phone}, now())`.execute(db)
  const { rows } = await sql`select shown_name from users order by number`.execute(db)
  expect(rows).toEqual([{ shown_name: 'Midjourney 9999' }, { shown_name: 'Midjourney 10000' }])
})
