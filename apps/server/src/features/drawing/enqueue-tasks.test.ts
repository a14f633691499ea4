import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aPerson, type DrawingDeps, forgetTasks, joins, openDrawing, violations } from '../../testing/open-drawing.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { submitImagine } from './submit-imagine.ts'

let deps: DrawingDeps
let recorded: ReturnType<typeof recordStatements>

beforeAll(async () => {
  deps = await openDrawing()
  recorded = recordStatements(deps.server)
})
beforeEach(() => forgetTasks(deps))

/** What a submit says to the database, from the channel to the kept answer. */
async function statementsOf(actor: Awaited<ReturnType<typeof aPerson>>, prompt: string, count: number) {
  recorded.statements.length = 0
  const body = { botType: 'MID_JOURNEY' as const, prompt, confirmed: true }
  const once = { body, idempotencyKey: prompt }
  const { tasks } = await submitImagine({ ...deps, db: recorded.db }, actor, actor.channelId, once)
  expect(tasks.map(({ queuePlace }) => queuePlace)).toEqual(Array.from({ length: count }, (_, nth) => nth + 1))
  await forgetTasks(deps)
  return [...recorded.statements]
}

const COLOURS = Array.from({ length: 40 }, (_, nth) => `colour ${nth}`).join(', ')

test.each([
  ['repeated', 'a red fox --repeat 40'],
  ['with braces', `a fox of {${COLOURS}}`],
])('forty drawings of one prompt, %s, cost the database fifteen statements, as many as one does', async (_, prompt) => {
  const actor = await aPerson(deps)
  const forty = await statementsOf(actor, prompt, 40)
  expect(forty.length, forty.join('\n')).toBeLessThanOrEqual(15)
  expect(await statementsOf(actor, 'a red fox', 1)).toHaveLength(forty.length)
  expect(await violations(deps)).toEqual([])
})

test('where others are in the channel too, one more statement has them told', async () => {
  const [actor, guest] = [await aPerson(deps), await aPerson(deps)]
  await joins(deps, guest, actor.channelId)
  const forty = await statementsOf(actor, 'a red fox --repeat 40', 40)
  expect(forty.length, forty.join('\n')).toBeLessThanOrEqual(16)
})
