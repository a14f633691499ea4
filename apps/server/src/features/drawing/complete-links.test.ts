import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aGrid, anUpload, drawNext } from '../../testing/draw-from.ts'
import { aPerson, type DrawingDeps, forgetTasks, openDrawing, withEngines } from '../../testing/open-drawing.ts'
import { answer, press, remixes } from '../../testing/press-buttons.ts'
import { connectRemote, drawAtOnce, scriptedRemote } from '../../testing/scripted-engine.ts'
import { refusalOfPrompt, submitPrompt } from '../../testing/submit-prompt.ts'
import { availableCredits } from '../ledger/gate.ts'
import { readOrder } from './queue/read-order.ts'
import { readQuote } from './read-quote.ts'

let deps: DrawingDeps
let actor: Awaited<ReturnType<typeof aPerson>>
beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  actor = await aPerson(deps, { credits: 100, concurrency: 9 })
})

const remote = (id: string, takesLinks: boolean, weight = 1) =>
  connectRemote(Object.assign(scriptedRemote(drawAtOnce, id), { takesLinks }), { weight })
const at = (publicUrl: string | null, ...takesLinks: boolean[]): DrawingDeps => ({
  ...withEngines(
    deps,
    deps.engine,
    ...takesLinks.map((takes) => remote(takes ? 'opens' : 'blind', takes, takes ? 1 : 9)),
  ),
  config: { ...deps.config, publicUrl },
})
const SITE = 'https://easel.example'
const FOREIGN = 'https://a.example/x.png?s=1--2'
const submit = (where: DrawingDeps, prompt: string) => submitPrompt(where, actor, prompt)
const rowOf = (id = '') => deps.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const refusalOf = (where: DrawingDeps, prompt: string) => refusalOfPrompt(where, actor, prompt)

test('links of references go to an engine that opens them, as they are, and with the site where they are of it', async () => {
  const where = at(SITE, false, true)
  const [upload, grid] = [await anUpload(deps, actor), await aGrid(withEngines(deps, deps.engine), actor)]
  const prompt = `an owl --sref ${FOREIGN} 12::2 --sw 40 --cref http://localhost:8080/api/files/${upload} --oref ${SITE}/draw/${actor.channelId}?image=${grid.id}:2`
  const [task] = await submit(where, prompt)
  expect(task).toMatchObject({
    engine: 'opens',
    prompt,
    finalPrompt: expect.stringContaining(`--sref ${FOREIGN} 12::2`),
  })
  expect((await readOrder(where, await rowOf(task?.id))).linked).toEqual([
    { name: 'cref', values: [`${SITE}/api/files/${upload}`] },
    { name: 'sref', values: [FOREIGN, '12::2'] },
    { name: 'sw', values: ['40'] },
    { name: 'oref', values: [`${SITE}/api/files/${grid.images[1]?.id}`] },
  ])
  expect(await drawNext(where, actor)).toMatchObject({ id: task?.id, status: 'SUCCESS', engine: 'opens' })
})

test('what follows from such a drawing keeps its links, and new words may name others', async () => {
  const where = at(SITE, false, true)
  await submit(where, `an owl --sref ${FOREIGN}`)
  const grid = await drawNext(where, actor)
  const linked = [{ name: 'sref', values: [FOREIGN] }]
  for (const name of ['🔄', 'V1']) {
    const { id } = await press(where, actor, grid, name)
    expect(await rowOf(id)).toMatchObject({ engine: 'opens', parameters: { linked } })
  }
  await remixes(deps, actor)
  const asked = await press(where, actor, grid, 'V2')
  await answer(where, actor, asked, { body: { prompt: 'a fox --cref https://b.example/1' } })
  expect((await rowOf(asked.id)).parameters.linked).toEqual([{ name: 'cref', values: ['https://b.example/1'] }])
})

test('where no engine opens links they are refused in words, and the quote says the same', async () => {
  const prompt = `a fox --sref ${FOREIGN}`
  const note = { reason: 'invalid_input', prompt: { problem: 'not_taken', at: '--sref', start: 6, end: 12 } }
  expect(await refusalOf(at(SITE, false), prompt)).toEqual({ ...note, prompt: expect.objectContaining(note.prompt) })
  const body = { action: 'IMAGINE', botType: 'MID_JOURNEY', prompt } as const
  const quote = (where: DrawingDeps) => readQuote(where, actor, actor.channelId, { body, language: 'en-US' })
  expect(await quote(at(SITE, false))).toMatchObject({ cost: 0, problems: [{ reason: 'not_taken' }] })
  expect(await quote(at(SITE, true))).toMatchObject({ cost: 4, problems: [] })
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(100)
})

test('a picture of this site is not linked to without a public address, nor one that the person may not see', async () => {
  const link = `/api/files/${await anUpload(deps, actor)}`
  for (const written of [link, `http://192.168.1.5:8080${link}`])
    expect(await refusalOf(at(null, true), `a fox --sref ${written}`)).toEqual({
      reason: 'invalid_input',
      prompt: { problem: 'no_public_address', at: written },
    })
  const theirs = await anUpload(deps, await aPerson(deps))
  for (const address of [`/api/files/${theirs}`, `${SITE}/api/files/${theirs}`])
    expect(await refusalOf(at(SITE, true), `a fox --cref ${address}`)).toEqual({
      reason: 'not_found',
      prompt: 'unknown_picture',
    })
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(100)
})
