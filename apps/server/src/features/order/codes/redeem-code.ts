import type { DataOf } from '@easel/contract/call'
import { redeemCode as call } from '@easel/contract/redeem'
import { answerOnce } from '../../../db/answer-once.ts'
import type { Tx } from '../../../db/open.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import type { CallRequest } from '../../../http/route.ts'
import { openConcurrencyLimit } from '../../../platform/concurrency-limit.ts'
import { throttleGuesses } from '../../account/gate.ts'
import { announceStanding } from '../announce-standing.ts'
import { giveCode } from './give-code.ts'
import { hashCode } from './hash-code.ts'
import { type RedeemCodeRow, insertUse, isUsedUp, takeUse } from './queries.ts'
import { readCode } from './rules.ts'

type RedeemDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'secretKey' | 'secondSecretKey'>
type Redeemed = DataOf<typeof call>

/** A crowd at one code waits here, and not with every connection to the database in its hands. */
const desk = openConcurrencyLimit({ atOnce: 4, waiting: 1000 })
const RETRY_SECONDS = 2

/**
 * Take what a code gives: its use, the goods and the word to the person's other tabs, all or nothing. A person uses a code once.
 *
 * @throws Refusal not_found for what is no code, or none any more; already_used, idempotency_mismatch;
 * rate_limited after too many wrong ones, or when too many ask at once
 */
export async function redeemCode(
  deps: RedeemDeps,
  actor: Actor,
  written: string,
  { ip, log, idempotencyKey }: Pick<CallRequest, 'ip' | 'log' | 'idempotencyKey'>,
): Promise<Redeemed> {
  const hashes = hashAll(deps, readCode(written))
  const redeemed = desk.pass(() =>
    throttleGuesses(deps, { userId: actor.userId, ip, log }, () => redeemOnce(deps, actor, hashes, idempotencyKey)),
  )
  if (redeemed === null) throw new Refusal('rate_limited', { retryAfter: RETRY_SECONDS })
  return redeemed
}

async function redeemOnce(
  deps: RedeemDeps,
  actor: Actor,
  hashes: readonly Buffer[],
  key: string | null,
): Promise<Redeemed> {
  const [ours] = hashes
  if (!ours) throw new Refusal('not_found')
  // Never the code itself, whose bare hash would be kept with the key.
  const keyed = { userId: actor.userId, key, request: { call: 'redeem', code: ours.toString('hex') } }
  return deps.db
    .transaction()
    .execute((tx) =>
      answerOnce<Redeemed>(
        tx,
        { ...keyed, now: deps.clock.now() },
        { run: () => redeem(deps, tx, actor, hashes), read: (kept) => call.data.parse(kept) },
      ),
    )
}

function hashAll({ secretKey, secondSecretKey }: RedeemDeps, code: string | null): Buffer[] {
  if (code === null) return []
  return [secretKey, ...(secondSecretKey ? [secondSecretKey] : [])].map((key) => hashCode(key, code))
}

async function redeem(deps: RedeemDeps, tx: Tx, actor: Actor, hashes: readonly Buffer[]): Promise<Redeemed> {
  const now = deps.clock.now()
  const code = await requireUse(tx, actor, hashes, now)
  const goods = await giveCode(deps, tx, code, actor)
  return { ...goods, user: await announceStanding(tx, actor.userId, now, actor.language) }
}

/** Whoever is refused gives the use back, as all that the transaction did is undone. */
async function requireUse(tx: Tx, { userId }: Actor, hashes: readonly Buffer[], now: Date): Promise<RedeemCodeRow> {
  const code = await takeUse(tx, hashes, now)
  if (!code) throw new Refusal((await isUsedUp(tx, hashes, now)) ? 'already_used' : 'not_found')
  const isFirst = await insertUse(tx, { code_id: code.id, user_id: userId, used_at: now })
  if (!isFirst) throw new Refusal('already_used')
  return code
}
