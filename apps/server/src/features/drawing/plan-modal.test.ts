import type { Task } from '@easel/contract/drawing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { newId } from '../../platform/ids.ts'
import { aGrid, anUpload, drawNext } from '../../testing/draw-from.ts'
import { aPerson, type DrawingDeps, forgetTasks, imagines, openDrawing } from '../../testing/open-drawing.ts'
import { type Answer, answer, aPicture, press, refuses, remixes } from '../../testing/press-buttons.ts'
import { claimTask } from './queue/claim-task.ts'
import { readOrder } from './queue/read-order.ts'
import { saveSettings } from './settings/save-settings.ts'

let deps: DrawingDeps
type Person = Awaited<ReturnType<typeof aPerson>>
let actor: Person

beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  actor = await aPerson(deps)
})

const confirm = (task: Task, body: Answer) => answer(deps, actor, task, { body })
const ask = async (name: string, prompt?: string) => press(deps, actor, await aPicture(deps, actor, prompt), name)
const isRefused = (task: Task, body: Answer, refusal: object) => refuses(deps, actor, task, { body, refusal })
const rowOf = ({ id }: Task) => deps.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** As large as the picture that is asked about. */
async function aMask({ id }: Task, { userId } = actor, isBright = true): Promise<string> {
  const picture = await deps.db
    .selectFrom('tasks')
    .innerJoin('images', (join) => join.on(sql<boolean>`images.id::text = modal ->> 'imageId'`))
    .select(['width', 'height'])
    .where('tasks.id', '=', id)
    .executeTakeFirstOrThrow()
  return anUpload(deps, { userId }, { purpose: 'mask', isBright, ...picture })
}
const orderOf = async (task: Task) => readOrder(deps, await rowOf(task))

describe('other words', () => {
  beforeEach(() => remixes(deps, actor))

  test('are read as an imagine reads them, but for what is put behind every prompt', async () => {
    await saveSettings(deps, actor, 'MID_JOURNEY', { suffix: 'in ink', stylize: 300, aspectRatio: '9:16' })
    const asked = await press(deps, actor, await aGrid(deps, actor, 'a fox --ar 3:2 --c 30 --turbo'), 'V1')
    expect(asked.modal?.prompt).toBe('a fox in ink --ar 3:2 --s 300 --c 30 --turbo --v 7')

    const confirmed = await confirm(asked, { prompt: 'a red fox --no snow --v 6 --seed 5' })

    expect(confirmed).toMatchObject({
      ...{ prompt: 'a red fox --no snow --v 6 --seed 5', finalPrompt: 'a red fox --ar 3:2 --seed 5 --no snow --v 6' },
      ...{ modelVersion: '6', aspectRatio: '3:2', mode: 'FAST', cost: 4, seed: 5, status: 'NOT_START' },
    })
    expect(await orderOf(confirmed)).toMatchObject({
      ...{ prompt: 'a red fox', without: ['snow'], stylize: 100, chaos: 0, modelVersion: '6', seed: 5 },
      verb: { kind: 'variation', strength: 'strong' },
    })
  })

  test('of a pan keep the shape that follows from the picture', async () => {
    const confirmed = await confirm(await ask('➡️'), { prompt: 'a bear --ar 16:9' })
    expect(confirmed).toMatchObject({ aspectRatio: '2:1', finalPrompt: 'a bear --ar 2:1 --v 7' })
    expect(await orderOf(confirmed)).toMatchObject({ prompt: 'a bear', verb: { kind: 'pan', direction: 'right' } })
  })

  test('that are those suggested, or none, change nothing', async () => {
    for (const isSaid of [true, false]) {
      const asked = await ask('Vary (Strong)', 'a \\{fox\\} --no snow --ar 3:2 --w 9 --turbo --seed 7')
      const before = await rowOf(asked)
      const confirmed = await confirm(asked, isSaid ? { prompt: asked.modal?.prompt } : {})
      expect(confirmed).toMatchObject({ mode: 'TURBO', cost: 8, prompt: asked.prompt, finalPrompt: asked.finalPrompt })
      expect((await rowOf(asked)).parameters).toEqual(before.parameters)
    }
  })

  test.each([
    ['a {red, grey} fox', { problem: 'one_drawing_only', at: '{', start: 2, end: 3 }],
    ['a {fox}', { problem: 'one_drawing_only', at: '{', start: 2, end: 3 }],
    ['a fox --repeat 2', { problem: 'one_drawing_only', at: '--repeat' }],
    ['a fox --shiny', [{ problem: 'unknown_parameter', at: '--shiny' }]],
    ['a fox --c 101', [{ problem: 'out_of_range', at: '--c' }]],
    ['a fox --zoom 1.5', [{ problem: 'not_taken', at: '--zoom' }]],
    ['--ar 3:2', 'no_words'],
  ])('like %s are refused with their place, and it asks on', async (prompt, note) => {
    await isRefused(await ask('Vary (Strong)'), { prompt }, { reason: 'invalid_input', fields: { prompt: note } })
  })

  test('may not ask for a speed that the plan has not', async () => {
    await isRefused(await ask('Vary (Strong)'), { prompt: 'a fox --relax' }, { reason: 'plan_required' })
    actor = await aPerson(deps, { concurrency: 2, relax: true })
    await remixes(deps, actor)
    const asked = await ask('Vary (Strong)')
    expect(await confirm(asked, { prompt: 'a fox --relax' })).toMatchObject({ mode: 'RELAX', cost: 0 })
  })

  test('a RELAX task is patient from its confirmation on: its time in MODAL was no waiting', async () => {
    actor = await aPerson(deps, { concurrency: 1, relax: true })
    await remixes(deps, actor)
    const asked = await ask('Vary (Strong)')
    const other = await aPerson(deps)
    await aGrid(deps, other)
    deps.clock.moveSeconds(30 * 60)

    await confirm(asked, { prompt: 'a fox --relax' })

    const fast = await imagines(deps, other)
    expect(await claimTask(deps, 'node:1:0')).toMatchObject({ id: fast.id })
  })
})

describe('custom zoom', () => {
  test.each([
    [{}, 1.8],
    [{ zoom: 1.2 }, 1.2],
    [{ zoom: 1 }, 1],
    [{ prompt: 'a fox in a wood --zoom 1.5' }, 1.5],
    // What a prompt says beats what is chosen beside it.
    [{ prompt: 'a fox in a wood --zoom 1.5 --ar 3:2', zoom: 1.9 }, 1.5],
  ])('%j goes out by %d', async (body, factor) => {
    const asked = await ask('Custom Zoom')
    const confirmed = await confirm(asked, body)
    const { verb } = await orderOf(confirmed)
    expect(verb).toMatchObject({ kind: 'zoom-out', factor })
    expect(verb).not.toHaveProperty('ratio')
    const words = 'prompt' in body ? 'a fox in a wood' : 'a fox'
    expect(confirmed).toMatchObject({ aspectRatio: '3:2', finalPrompt: `${words} --ar 3:2 --v 7` })
  })

  test('goes into another shape that its words ask for, and what is drawn again keeps it', async () => {
    const confirmed = await confirm(await ask('Custom Zoom'), { prompt: 'a fox --ar 16:9 --zoom 1.0' })

    expect(confirmed).toMatchObject({ aspectRatio: '16:9', finalPrompt: 'a fox --ar 16:9 --v 7' })
    const wanted = { kind: 'zoom-out', factor: 1, ratio: { width: 16, height: 9 } }
    expect((await orderOf(confirmed)).verb).toMatchObject(wanted)
    const drawn = await drawNext(deps, actor)
    expect((await orderOf(await press(deps, actor, drawn, '🔄'))).verb).toMatchObject(wanted)
  })

  test.each(['0.9', '2.1', 'far'])('--zoom %s is refused', async (zoom) => {
    const note = [{ problem: zoom === 'far' ? 'not_a_number' : 'out_of_range', at: '--zoom' }]
    const refusal = { reason: 'invalid_input', fields: { prompt: note } }
    await isRefused(await ask('Custom Zoom'), { prompt: `a fox --zoom ${zoom}` }, refusal)
  })
})

describe('region', () => {
  test('is painted anew from the words, where the mask is white', async () => {
    const asked = await ask('Vary (Region)')
    const mask = await aMask(asked)

    const confirmed = await confirm(asked, { mask, prompt: 'a hat' })

    expect(confirmed).toMatchObject({ action: 'INPAINT', cost: 4, finalPrompt: 'a hat --ar 3:2 --v 7' })
    const { verb, prompt } = await orderOf(confirmed)
    expect([prompt, verb]).toMatchObject(['a hat', { kind: 'vary-region', parent: { recipe: { seed: 8 } } }])
    expect('mask' in verb && Buffer.from(verb.mask).toString('latin1', 1, 4)).toBe('PNG')
    const drawn = await drawNext(deps, actor)
    const again = await press(deps, actor, drawn, '🔄')
    expect((await orderOf(again)).verb).toEqual(verb)
  })

  test('needs a mask of one’s own', async () => {
    const [other, asked] = [await aPerson(deps), await ask('Vary (Region)')]
    const required = { reason: 'invalid_input', fields: { mask: 'required' } }
    await isRefused(asked, { prompt: 'a hat' }, required)
    const unknown = { reason: 'invalid_input', fields: { mask: 'unknown_upload' } }
    await isRefused(asked, { mask: await anUpload(deps, other, { purpose: 'mask' }) }, unknown)
    await isRefused(asked, { mask: await anUpload(deps, actor, { purpose: 'base' }) }, unknown)
    await isRefused(asked, { mask: newId() }, unknown)
  })

  test('needs a mask in which something is white', async () => {
    const asked = await ask('Vary (Region)')
    const mask = await aMask(asked, actor, false)
    await isRefused(asked, { mask }, { reason: 'invalid_input', fields: { mask: 'empty_mask' } })
  })

  test('needs a mask as large as its picture, and holds no credit for another', async () => {
    const asked = await ask('Vary (Region)')
    const mask = await anUpload(deps, actor, { purpose: 'mask', width: 5, height: 5 })
    const fields = { mask: { problem: 'wrong_size', options: [expect.stringMatching(/^\d+ × \d+$/)] } }
    await isRefused(asked, { mask }, { reason: 'invalid_input', fields })
  })

  test('nothing else takes a mask, and nothing but a custom zoom takes one’s word for how far', async () => {
    const mask = await anUpload(deps, actor, { purpose: 'mask' })
    const zoom = await ask('Custom Zoom')
    await isRefused(zoom, { mask }, { reason: 'invalid_input', fields: { mask: 'not_supported' } })
    const region = await ask('Vary (Region)')
    await isRefused(
      region,
      { mask: await aMask(region), zoom: 1.5 },
      { reason: 'invalid_input', fields: { zoom: 'not_supported' } },
    )
  })
})

test('a region of a picture that another engine has drawn meanwhile is not painted', async () => {
  const asked = await ask('Vary (Region)')
  await deps.db.updateTable('tasks').set({ engine: 'another' }).where('id', '=', asked.id).execute()
  await isRefused(asked, { mask: await aMask(asked) }, { reason: 'conflict' })
})
