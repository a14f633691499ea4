import { type AdminEngine, createEngine as call } from '@easel/contract/admin-engines'
import type { BodyOf } from '@easel/contract/call'
import { answerOnce } from '../../db/answer-once.ts'
import type { Tx } from '../../db/open.ts'
import { writeAudit } from '../../db/write-audit.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { checkSettings } from './check-settings.ts'
import { type KeyDeps, sealKey } from './open-key.ts'
import { announceEngines, insertEngine } from './queries.ts'
import { noFigures } from './rules.ts'
import { type Reader, viewEngine } from './view.ts'

type Body = BodyOf<typeof call>
type CreateDeps = Pick<Deps, 'db' | 'clock' | 'newId'> & KeyDeps

/**
 * Connect an engine. It is probed at once, and draws as soon as a probe succeeds.
 *
 * @throws Refusal invalid_input, conflict when the name is taken, idempotency_mismatch
 */
export async function createEngine(
  deps: CreateDeps,
  { userId, language }: Actor,
  { body, idempotencyKey: idempotency }: { body: Body; idempotencyKey: string | null },
): Promise<AdminEngine> {
  const options = checkSettings({ ...body, key: body.key ?? null })
  // The key must not be stored with the request, not even hashed.
  const request = { call: 'engine', body: { ...body, key: typeof body.key } }
  const keyed = { userId, key: idempotency, request, now: deps.clock.now() }
  return deps.db.transaction().execute((tx) =>
    answerOnce(tx, keyed, {
      run: () => connect(deps, tx, { ...body, options }, { userId, language }),
      read: (kept) => call.data.parse(kept),
    }),
  )
}

async function connect(
  deps: CreateDeps,
  tx: Tx,
  body: Body,
  { userId: actorId, language }: Pick<Actor, 'userId'> & Reader,
): Promise<AdminEngine> {
  const { id, key, isOn, options, ...rest } = body
  const sealed_key = key ? sealKey(deps, id, key) : null
  const columns = { ...rest, id, is_on: isOn, options: JSON.stringify(options), sealed_key, origin: 'admin' } as const
  const row = await insertEngine(tx, columns)
  if (!row) throw new Refusal('conflict', { fields: { id: 'name_taken' } })
  const details = { ...rest, isOn, options, hasKey: Boolean(key) }
  await writeAudit(tx, { id: deps.newId(), actorId, act: 'engine.create', subject: id, details, at: deps.clock.now() })
  await announceEngines(tx)
  return viewEngine(row, { key: key ?? null, figures: noFigures(), localSlots: 1, language })
}
