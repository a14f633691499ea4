import { beforeAll, beforeEach, expect, test } from 'vitest'
import { drawNext } from '../../../testing/draw-from.ts'
import { aPerson, type DrawingDeps, forgetTasks, openDrawing, withEngines } from '../../../testing/open-drawing.ts'
import { press } from '../../../testing/press-buttons.ts'
import { connectRemote, drawAtOnce, scriptedRemote } from '../../../testing/scripted-engine.ts'
import { refusalOfPrompt, submitPrompt } from '../../../testing/submit-prompt.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { readOrder } from '../queue/read-order.ts'

let deps: DrawingDeps
let actor: Awaited<ReturnType<typeof aPerson>>
beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await forgetTasks(deps)
  actor = await aPerson(deps, { credits: 100, concurrency: 9 })
})

const engineWith = (id: string, names: string[], weight: number) =>
  connectRemote(Object.assign(scriptedRemote(drawAtOnce, id), { loras: new Set(names) }), { weight })
const here = (...remotes: ReturnType<typeof engineWith>[]) => withEngines(deps, deps.engine, ...remotes)
const submit = (where: DrawingDeps, prompt: string) => submitPrompt(where, actor, prompt)
const rowOf = (id = '') => deps.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const refusalOf = (where: DrawingDeps, prompt: string) => refusalOfPrompt(where, actor, prompt)

test('what is added to a model is drawn by the engine that has it, and so is what follows', async () => {
  const where = here(engineWith('plain', [], 9), engineWith('rich', ['ink', 'flat'], 1))
  const [task] = await submit(where, 'an owl --lora Ink:0.5 --lora flat')
  const loras = [
    { name: 'ink', weight: 0.5 },
    { name: 'flat', weight: 1 },
  ]
  expect(task).toMatchObject({
    engine: 'rich',
    finalPrompt: expect.stringContaining('--lora ink:0.5 --lora flat'),
  })
  expect((await readOrder(where, await rowOf(task?.id))).loras).toEqual(loras)
  const grid = await drawNext(where, actor)
  expect(grid).toMatchObject({ id: task?.id, status: 'SUCCESS', engine: 'rich' })
  for (const name of ['🔄', 'V1']) {
    const { id } = await press(where, actor, grid, name)
    expect(await rowOf(id)).toMatchObject({ engine: 'rich', parameters: { loras } })
    expect(await drawNext(where, actor)).toMatchObject({ id, status: 'SUCCESS', engine: 'rich' })
  }
})

test('a name that no engine has is refused with those that there are, and costs nothing', async () => {
  const note = (problem: string, at: string, options: string[]) => ({
    reason: 'invalid_input',
    prompt: expect.objectContaining({ problem, at, options }),
  })
  const where = here(engineWith('rich', ['ink', 'flat'], 1))
  expect(await refusalOf(where, 'an owl --lora oil')).toEqual(note('unknown_value', '--lora oil', ['flat', 'ink']))
  expect(await refusalOf(here(engineWith('plain', [], 1)), 'an owl --lora ink')).toEqual(
    note('not_taken', '--lora', []),
  )
  const apart = here(engineWith('one', ['ink'], 1), engineWith('other', ['flat'], 1))
  expect(await refusalOf(apart, 'an owl --lora ink --lora flat')).toMatchObject({ reason: 'engine_limit' })
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(100)
})
