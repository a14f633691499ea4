import { beforeAll, expect, inject, test } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { openTestDeps } from '../../../testing/open-test-deps.ts'
import { aMember, anAdmin, type SeededPerson } from '../../../testing/seed.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { createCodes } from './create-codes.ts'
import { redeemCode } from './redeem-code.ts'
import { revokeBatch } from './revoke-batch.ts'

const CROWD = 100
const ROUNDS = Math.ceil(50 * inject('scale'))
/** A round takes a tenth of a second, and on a busy machine one. */
const PATIENCE_MS = Math.max(120_000, ROUNDS * 5_000)
const used = new Refusal('already_used')
let deps: Deps
let admin: SeededPerson
let crowd: SeededPerson[]

beforeAll(async () => {
  deps = (await openTestDeps()).deps
  admin = await anAdmin(deps)
  crowd = []
  while (crowd.length < CROWD) crowd.push(await aMember(deps))
})

const make = (maxUses = 1) =>
  createCodes(deps, admin.actor, { body: { credits: 5, count: 1, maxUses }, idempotencyKey: null })

/** What became of all of them: how many redeemed it, and what the others heard. */
async function race(code: string, people: readonly SeededPerson[]): Promise<{ won: number; lost: unknown[] }> {
  const once = { ip: '10.0.0.1', log: deps.log, idempotencyKey: null }
  const tries = await Promise.allSettled(people.map(({ actor }) => redeemCode(deps, actor, code, once)))
  const lost = tries.filter((attempt) => attempt.status === 'rejected').map((attempt) => attempt.reason as unknown)
  return { won: tries.length - lost.length, lost }
}

async function creditsOfAll(): Promise<number> {
  const all = deps.db.selectFrom('ledger_accounts').where('kind', '=', 'available')
  const { sum } = await all.select((eb) => eb.fn.sum<number>('balance').as('sum')).executeTakeFirstOrThrow()
  return Number(sum)
}

test(
  'of a hundred people with one code one redeems it, and the others hear the same',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { codes } = await make()
      const before = await creditsOfAll()
      expect(await race(codes[0] ?? '', crowd)).toEqual({ won: 1, lost: Array(CROWD - 1).fill(used) })
      expect(await creditsOfAll()).toBe(before + 5)
    }
    expect(await checkLedger(deps)).toEqual([])
  },
  PATIENCE_MS,
)

test('one person who asks a hundred times at once is given to once, also where others may still', async () => {
  const person = await aMember(deps)
  for (const maxUses of [1, 1000]) {
    const { codes } = await make(maxUses)
    const same = Array.from({ length: CROWD }, () => person)
    expect(await race(codes[0] ?? '', same)).toEqual({ won: 1, lost: Array(CROWD - 1).fill(used) })
  }
  expect(await availableCredits(deps.db, person.userId, deps.clock.now())).toBe(50)
  expect(await checkLedger(deps)).toEqual([])
})

test('a code for ten is used by ten of a hundred, each once', async () => {
  const { codes, batch } = await make(10)
  const before = await creditsOfAll()
  expect(await race(codes[0] ?? '', [...crowd, ...crowd])).toEqual({ won: 10, lost: Array(190).fill(used) })
  expect(await creditsOfAll()).toBe(before + 50)
  expect(await revokeBatch(deps, admin.actor, batch.id)).toMatchObject({ uses: 10, maxUses: 10 })
  expect(await checkLedger(deps)).toEqual([])
})

test('whatever is redeemed while a batch is revoked is given whole or not at all', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { codes, batch } = await make(CROWD)
    const before = await creditsOfAll()
    const [{ won }] = await Promise.all([
      race(codes[0] ?? '', crowd.slice(0, 20)),
      revokeBatch(deps, admin.actor, batch.id),
      revokeBatch(deps, admin.actor, batch.id),
    ])
    expect(await creditsOfAll()).toBe(before + 5 * won)
    expect(await revokeBatch(deps, admin.actor, batch.id)).toMatchObject({ uses: won })
    await deps.db.deleteFrom('sign_in_tries').execute()
  }
  expect(await checkLedger(deps)).toEqual([])
})
