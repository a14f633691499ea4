import { ENGINE_VERBS } from '@easel/contract/admin-engines'
import type { Task } from '@easel/contract/drawing'
import type { RemoteEngine } from '@easel/engines/engine'
import { sql } from 'kysely'
import fc from 'fast-check'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { connectLocal, type VerbKind } from '../../../platform/engines/pool.ts'
import { anUpload } from '../../../testing/draw-from.ts'
import { FAULTY } from '../../../testing/faulty-engines.ts'
import {
  aPerson,
  type DrawingDeps,
  forgetTasks,
  imagines,
  openDrawing,
  violations,
  withEngines,
} from '../../../testing/open-drawing.ts'
import { answer, press } from '../../../testing/press-buttons.ts'
import type { FaultyEngine, PlannedFault } from '../../../testing/spoil-engine.ts'
import { readTask } from '../read-task.ts'
import { submitBlend } from '../submit-blend.ts'
import { submitDescribe } from '../submit-describe.ts'
import { submitShorten } from '../submit-shorten.ts'
import { submitVideo } from '../video/submit-video.ts'
import { runWorkers } from './run-workers.ts'

const SLOTS = 4
/** So many tasks at least meet each fault in the long run, wherever it is met. */
const LONG_TASKS = 40
const IS_LONG = inject('scale') > 1
const IS_SHORT = inject('scale') < 1
const SHORT_STEP = 4
const SEED = Number(fc.readConfigureGlobal().seed)
const PATIENCE = { timeout: 300_000, interval: 5 }

type Person = Awaited<ReturnType<typeof aPerson>>

interface Scene {
  at: DrawingDeps
  actor: Person
  /** What is worked on; null where no pictures are drawn. */
  picture: Task | null
}

const once = { idempotencyKey: null }
const bot = { botType: 'MID_JOURNEY' } as const
const onPicture = (part: string) => (scene: Scene) => {
  if (!scene.picture) throw new Error('there is no picture')
  const button = scene.picture.buttons.find(({ customId }) => customId.includes(part))
  if (!button) throw new Error(`no button ${part}`)
  return press(scene.at, scene.actor, scene.picture, button.customId)
}
const uploads = async ({ at, actor }: Scene) => [await anUpload(at, actor), await anUpload(at, actor)]

/** A clip must be there before it can go on; whoever makes one meets the same faults in `video`. */
type AskedVerb = Exclude<VerbKind, 'extend'>

/** As people ask for each verb. */
const asks: Readonly<Record<AskedVerb, (scene: Scene) => Promise<unknown>>> = {
  imagine: ({ at, actor }) => imagines(at, actor),
  variation: onPicture('high_variation'),
  'zoom-out': onPicture('Outpaint::50'),
  'make-square': onPicture('Outpaint::100'),
  pan: onPicture('pan_left'),
  upscale: onPicture('upsample_v7_2x_subtle'),
  'vary-region': async (scene) => {
    const modal = await onPicture('Inpaint')(scene)
    const { width = 9, height = 9 } = scene.picture?.images[0] ?? {}
    const mask = await anUpload(scene.at, scene.actor, { purpose: 'mask', width, height })
    return answer(scene.at, scene.actor, modal, { body: { prompt: 'a hat', mask } })
  },
  blend: async (scene) =>
    submitBlend(scene.at, scene.actor, scene.actor.channelId, {
      body: { ...bot, images: await uploads(scene) },
      ...once,
    }),
  describe: async (scene) => {
    const [image = ''] = await uploads(scene)
    return submitDescribe(scene.at, scene.actor, scene.actor.channelId, { body: { ...bot, image }, ...once })
  },
  shorten: ({ at, actor }) =>
    submitShorten(at, actor, actor.channelId, { body: { ...bot, prompt: 'a red fox in the snow' }, ...once }),
  video: async (scene) => {
    const [image = ''] = await uploads(scene)
    return submitVideo(scene.at, scene.actor, scene.actor.channelId, { body: { ...bot, image }, ...once })
  },
}

/** Nobody ever sets it aside, so that each fault meets it. */
function connect(base: DrawingDeps, engine: RemoteEngine): { at: DrawingDeps; verbs: AskedVerb[] } {
  const abilities = engine.abilities()
  const verbs = ENGINE_VERBS.filter((verb) => verb !== 'extend').filter(
    (verb) => abilities.verbs[verb] !== 'unavailable',
  )
  const connected = { ...connectLocal(engine), verbs: new Set(verbs), slots: SLOTS, areSlotsShared: true }
  return { at: withEngines(base, base.engine, connected), verbs }
}

async function drawAll(at: DrawingDeps): Promise<void> {
  const workers = runWorkers(at, { pausesMs: [0, 0], beatMs: 200 })
  try {
    await vi.waitFor(async () => expect(await countOpen(at)).toBe(0), PATIENCE)
  } finally {
    await workers.stop()
  }
}

async function countOpen({ db }: DrawingDeps): Promise<number> {
  const open = await db.selectFrom('tasks').select('id').where('finish_time', 'is', null).execute()
  return open.length
}

async function drawPicture(at: DrawingDeps, actor: Person): Promise<Task> {
  const { id } = await imagines(at, actor, 'a fox --ar 3:2')
  await drawAll(at)
  return press(at, actor, await readTask(at, actor, id), 'U2')
}

/** Finished without what was paid for, paid for without being finished, or not given back. */
async function listUnjust({ db }: DrawingDeps) {
  const { rows } = await sql`
    select tasks.id, tasks.action, tasks.status, array_agg(settled.kind) as settled
    from tasks left join ledger_transactions settled on settled.task_id = tasks.id and settled.kind <> 'hold'
    where tasks.turn is not null
    group by tasks.id
    having count(settled.id) <> 1 or (status = 'SUCCESS') <> bool_and(settled.kind = 'capture')
      or status = 'SUCCESS' and cardinality(image_ids) = 0 and cardinality(media_ids) = 0 and cardinality(prompts) = 0`.execute(
    db,
  )
  return rows
}

async function countEnds({ db }: DrawingDeps): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*)::int as count from tasks where turn is not null group by status order by status`.execute(db)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** At full size each fault is met in one place, another one for each, and in one dialect; in the short run every fourth, from the seed on. */
function chooseFaults({ faults, dialect = { nth: 0, of: 1 } }: FaultyEngine): readonly PlannedFault[] {
  if (IS_LONG) return faults
  const names = [...new Set(faults.map(({ name }) => name))]
  const chosen = names.flatMap((name, nth) => {
    const same = faults.filter((fault) => fault.name === name)
    return nth % dialect.of === dialect.nth ? same.slice(nth % same.length).slice(0, 1) : []
  })
  return IS_SHORT ? chosen.filter((_, nth) => (nth + SEED) % SHORT_STEP === 0) : chosen
}

/** So many tasks are to meet a fault in each of its places. */
function countWanted({ name }: PlannedFault, faults: readonly PlannedFault[]): number {
  return IS_LONG ? LONG_TASKS / faults.filter((fault) => fault.name === name).length : 1
}

/** Every verb at once meets the same fault. */
async function meet(base: DrawingDeps, faulty: FaultyEngine, { actor, picture }: Omit<Scene, 'at'>): Promise<number> {
  let count = 0
  for (const fault of chooseFaults(faulty)) {
    const wanted = countWanted(fault, faulty.faults)
    for (let met = 0; met < wanted; ) {
      const engine = fault.isSilent ? faulty.openHasty() : faulty.open()
      const { at, verbs } = connect(base, engine)
      for (const verb of verbs) await asks[verb]({ at, actor, picture })
      fault.plan(verbs.length)
      await drawAll(at)
      faulty.calm()
      await engine.close()
      met += verbs.length
      count += verbs.length
    }
  }
  return count
}

test.each(Object.keys(FAULTY))(
  'whatever goes wrong at %s, every verb comes to its end, is paid for only with what it gave, and given back once',
  { timeout: 3_600_000 },
  async (kind) => {
    const base = await openDrawing()
    await forgetTasks(base)
    const faulty = await FAULTY[kind]?.()
    if (!faulty) throw new Error(kind)
    const first = faulty.open()
    onTestFinished(() => first.close())
    const actor = await aPerson(base, { credits: 1_000_000, concurrency: 1000 })
    const { at, verbs } = connect(base, first)
    const picture = verbs.includes('pan') ? await drawPicture(at, actor) : null

    const count = await meet(base, faulty, { actor, picture })

    const ends = await countEnds(base)
    process.stdout.write(`${kind}: ${chooseFaults(faulty).length} faults, ${count} tasks, ${JSON.stringify(ends)}\n`)
    if (!IS_SHORT) expect(Object.keys(ends).sort()).toEqual(['FAILURE', 'SUCCESS'])
    expect(await listUnjust(base)).toEqual([])
    expect(await violations(base)).toEqual([])
    const names = faulty.takenNames()
    expect(new Set(names).size).toBe(names.length)
  },
)
