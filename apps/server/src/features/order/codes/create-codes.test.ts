import type { createCodes as createCall } from '@easel/contract/admin-codes'
import type { BodyOf } from '@easel/contract/call'
import { beforeAll, expect, test } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { openTestServer } from '../../../testing/open-test-server.ts'
import { anAdmin, type SeededPerson } from '../../../testing/seed.ts'
import { createCodes } from './create-codes.ts'
import { hashCode } from './hash-code.ts'
import { listBatches } from './list-batches.ts'
import { revokeBatch } from './revoke-batch.ts'
import { readCode } from './rules.ts'

let deps: Deps
let admin: SeededPerson
beforeAll(async () => {
  deps = (await openTestServer()).deps
  admin = await anAdmin(deps)
})

const make = (body: BodyOf<typeof createCall>, idempotencyKey: string | null = null) =>
  createCodes(deps, admin.actor, { body, idempotencyKey })
const idOf = async (slug: string) =>
  (await deps.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
const codesOf = (batchId: string) =>
  deps.db.selectFrom('redeem_codes').selectAll().where('batch_id', '=', batchId).execute()
const audited = (subject: string) =>
  deps.db.selectFrom('audit_log').select(['actor_id', 'act', 'details']).where('subject', '=', subject).execute()

test('codes are told once, each another one, and kept as hashes that need our key', async () => {
  const { batch, codes } = await make({ credits: 5, count: 2_500, maxUses: 3 })
  expect(batch).toMatchObject({ title: null, period: null, credits: 5, count: 2_500, maxUses: 3, uses: 0 })
  expect(new Set(codes).size).toBe(2_500)
  const kept = (await codesOf(batch.id)).map(({ code_hash }) => code_hash.toString('hex'))
  const hashes = codes.map((code) => hashCode(deps.secretKey, readCode(code) ?? '').toString('hex'))
  expect(kept.toSorted().join()).toBe(hashes.toSorted().join())
  expect(await audited(batch.id)).toEqual([
    { actor_id: admin.userId, act: 'codes.create', details: { credits: 5, count: 2_500, maxUses: 3 } },
  ])
})

test('codes of a product give what it gives now', async () => {
  const [plan, pack] = [await idOf('month'), await idOf('credits-200')]
  const { batch } = await make({ productId: plan, period: 'Month', count: 1 })
  expect(batch).toMatchObject({ title: expect.stringMatching(/./) as string, period: 'Month', maxUses: 1 })
  expect((await make({ productId: pack, count: 1 })).batch).toMatchObject({ period: null, credits: 200 })
})

test('what cannot be given is refused', async () => {
  const [plan, pack] = [await idOf('month'), await idOf('credits-200')]
  const wrong = (field: string, problem: string) =>
    expect.objectContaining({ reason: 'invalid_input', fields: { [field]: problem } }) as Refusal
  const count = 1
  await expect(make({ count })).rejects.toEqual(wrong('credits', 'required'))
  await expect(make({ credits: 5, period: 'Day', count })).rejects.toEqual(wrong('period', 'not_supported'))
  await expect(make({ productId: pack, credits: 5, count })).rejects.toEqual(wrong('credits', 'not_supported'))
  await expect(make({ productId: plan, count })).rejects.toEqual(wrong('period', 'required'))
  await expect(make({ productId: pack, period: 'Day', count })).rejects.toEqual(wrong('period', 'not_supported'))
  await expect(make({ productId: deps.newId(), count })).rejects.toEqual(new Refusal('not_found'))
  const over = { credits: 5, count, expiresAt: deps.clock.now().toISOString() }
  await expect(make(over)).rejects.toEqual(wrong('expiresAt', 'not_supported'))
})

test('a repeated key makes no second batch, and tells no code again', async () => {
  const first = await make({ credits: 5, count: 1 }, 'a key')
  await expect(make({ credits: 5, count: 1 }, 'a key')).rejects.toEqual(new Refusal('conflict'))
  const { answer } = await deps.db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('key', '=', 'a key')
    .executeTakeFirstOrThrow()
  expect(answer).toEqual({ batchId: first.batch.id })
})

test('batches are listed newest first, page by page', async () => {
  const { batch: older } = await make({ credits: 5, count: 2 })
  const { batch: newer } = await make({ credits: 6, count: 3 })
  const first = await listBatches(deps, admin.actor, { limit: '1' })
  expect(first).toEqual({ items: [newer], nextCursor: newer.id })
  expect((await listBatches(deps, admin.actor, { limit: '1', cursor: newer.id })).items).toEqual([older])
  await expect(listBatches(deps, admin.actor, { cursor: 'x' })).rejects.toThrow(Refusal)
})

test('a batch is revoked once, whoever repeats it, and an unknown one not at all', async () => {
  const { batch } = await make({ credits: 5, count: 2 })
  const revoked = await revokeBatch(deps, admin.actor, batch.id)
  expect(revoked.revokedAt).toBe(deps.clock.now().toISOString())
  expect(await revokeBatch(deps, admin.actor, batch.id)).toEqual(revoked)
  expect((await audited(batch.id)).map(({ act }) => act)).toEqual(['codes.create', 'codes.revoke'])
  await expect(revokeBatch(deps, admin.actor, deps.newId())).rejects.toEqual(new Refusal('not_found'))
})
