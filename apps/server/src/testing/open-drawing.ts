import { createHash } from 'node:crypto'
import type { Task } from '@easel/contract/drawing'
import { sql } from 'kysely'
import pino from 'pino'
import type { DbOptions } from '../db/open.ts'
import type { Actor, Deps } from '../deps.ts'
import { makeChannel } from '../features/channel/gate.ts'
import { submitImagine } from '../features/drawing/submit-imagine.ts'
import { checkLedger } from '../features/ledger/check-ledger.ts'
import { grantCredits, openAccounts } from '../features/ledger/gate.ts'
import { openPostgresBus } from '../live/bus-postgres.ts'
import { BlobMissing, type BlobStore } from '../platform/blobs.ts'
import { openCounts } from '../platform/counts.ts'
import { type ConnectedEngine, connectLocal, type EnginePool, poolOf } from '../platform/engines/pool.ts'
import { newId } from '../platform/ids.ts'
import { noTraces } from '../platform/traces/traces.ts'
import { afterFile } from './after-file.ts'
import { aDisk } from './a-disk.ts'
import { type MovingClock, openMovingClock } from './moving-clock.ts'
import { createTestDatabase } from './open-test-database.ts'
import { drawAtOnce, type ScriptedEngine, scriptedEngine } from './scripted-engine.ts'

export type DrawingDeps = Pick<Deps, 'db' | 'newId' | 'log' | 'blobs' | 'bus' | 'nodeId' | 'counts' | 'traces'> & {
  config: Pick<Deps['config'], 'publicUrl' | 'databaseUrl' | 'files'>
  /** For another process that draws. */
  server: DbOptions['server']
  /** The one that is connected unless a test says otherwise. */
  engine: ScriptedEngine
  engines: EnginePool
  space: ReturnType<typeof aDisk>
  clock: MovingClock
}

const START = new Date('2026-01-01T00:00:00Z')

/** What drawing needs, on a database of its own for the calling test file. */
export async function openDrawing(): Promise<DrawingDeps> {
  const { db, server } = await createTestDatabase()
  const log = pino({ level: 'silent' })
  const bus = await openPostgresBus(server, log)
  afterFile(() => bus.close())
  const engine = scriptedEngine(drawAtOnce)
  const engines = poolOf(connectLocal(engine))
  const counts = openCounts()
  const tools = {
    newId,
    counts,
    traces: noTraces,
    blobs: blobsInMemory(),
    clock: openMovingClock(START),
    space: aDisk(),
    nodeId: 'node',
  }
  return {
    db,
    server,
    bus,
    log,
    engine,
    engines,
    config: { publicUrl: null, databaseUrl: null, files: { kind: 'folder', folder: '', isShared: false } },
    ...tools,
  }
}

/** The same with these engines and no others; the first one is scripted by name. */
export function withEngines(deps: DrawingDeps, engine: ScriptedEngine, ...connected: ConnectedEngine[]): DrawingDeps {
  return { ...deps, engine, engines: poolOf(...(connected.length > 0 ? connected : [connectLocal(engine)])) }
}

/** Nobody has drawn anything yet; people, channels and books stay. */
export async function forgetTasks({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`truncate tasks, idempotency_keys cascade`.execute(db)
}

export async function aPerson(
  { db }: Pick<Deps, 'db'>,
  { credits = 1000, concurrency, relax = false }: { credits?: number; concurrency?: number; relax?: boolean } = {},
): Promise<Actor & { channelId: string }> {
  const userId = newId()
  const unset = { email: null, avatar_id: null, password_hash: null, banned_at: null }
  const channelId = await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('users')
      .values({ id: userId, phone: userId, created_at: START, ...unset })
      .execute()
    await openAccounts(tx, userId)
    const grant = { userId, credits, key: `grant:signup:${userId}`, reason: 'signup', now: START, newId }
    if (credits > 0) await grantCredits(tx, grant)
    return (await makeChannel(tx, { creatorId: userId, title: '', now: START, newId })).id
  })
  if (concurrency !== undefined) await givePlan({ db }, userId, { concurrency, relax })
  return { userId, sessionId: newId(), role: 'user', language: 'en-US', channelId }
}

async function givePlan(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { concurrency, relax }: { concurrency: number; relax: boolean },
): Promise<void> {
  const [productId, text] = [newId(), JSON.stringify({ 'zh-CN': '', 'zh-TW': '', 'en-US': 'Plan' })]
  const texts = { title: text, description: text, features: '{}', prices: '[]' }
  const numbers = { credits: 0, position: 0, concurrency, relax, recommended: false }
  await db
    .insertInto('products')
    .values({ id: productId, slug: productId, kind: 'plan', ...texts, ...numbers })
    .execute()
  const times = { starts_at: START, ends_at: new Date('2030-01-01T00:00:00Z') }
  await db
    .insertInto('plans')
    .values({ id: newId(), user_id: userId, product_id: productId, ...times, opens_at: START, anchor_day: 1 })
    .execute()
}

export async function joins({ db }: Pick<Deps, 'db'>, actor: Actor, channelId: string): Promise<void> {
  await db
    .insertInto('channel_members')
    .values({ channel_id: channelId, user_id: actor.userId, joined_at: START })
    .execute()
}

/** One task in line, in the person's own channel. */
export async function imagines(
  deps: Parameters<typeof submitImagine>[0],
  actor: Actor & { channelId: string },
  prompt = 'a red fox',
): Promise<Task> {
  const body = { botType: 'MID_JOURNEY' as const, prompt }
  const { tasks } = await submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })
  const [task] = tasks
  if (!task) throw new Error('no task')
  return task
}

/** Every frame of a room so far, oldest first. */
export async function framesOf({ db }: Pick<Deps, 'db'>, room: string): Promise<Record<string, unknown>[]> {
  const rows = await db.selectFrom('live_frames').select('frame').where('room', '=', room).orderBy('seq').execute()
  return rows.map((row) => ({ ...row.frame }))
}

export async function violations(deps: Pick<Deps, 'db'>) {
  return checkLedger(deps)
}

function blobsInMemory(): BlobStore {
  const previews = new Map<string, Buffer>()
  const read = (name: string) => {
    const bytes = previews.get(name)
    if (!bytes) throw new BlobMissing(name)
    return Promise.resolve(bytes)
  }
  const stateOf = (name: string) => Promise.resolve(previews.has(name) ? ('whole' as const) : ('missing' as const))
  return {
    read,
    stateOf,
    examine: stateOf,
    glance: stateOf,
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      previews.set(sha256, Buffer.from(bytes))
      return sha256
    },
    release: () => Promise.resolve(),
    derive: async (sha256, _name, make) => Buffer.from(await make(await read(sha256))),
    async *list() {
      yield [...previews.keys()]
    },
    remove: async (name, isUnused) => (await isUnused()) && previews.delete(name),
    async putPreview(id, bytes) {
      previews.set(id, Buffer.from(bytes))
    },
    readPreview: (id) => Promise.resolve(previews.get(id)),
    async removePreview(id) {
      previews.delete(id)
    },
    sweepPreviews: () => Promise.resolve(0),
    isReady: () => Promise.resolve(true),
    readMark: () => Promise.resolve(null),
    writeMark: () => Promise.resolve(),
    link: () => Promise.resolve(null),
  }
}
