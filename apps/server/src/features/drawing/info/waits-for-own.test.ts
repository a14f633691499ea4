import { expect, test } from 'vitest'
import { aPerson, imagines, openDrawing } from '../../../testing/open-drawing.ts'
import { cancelTask } from '../cancel-task.ts'
import { waitsForOwn } from './waits-for-own.ts'

test('one more waits for what is one’s own once that is as much as the plan lets run, whatever others do', async () => {
  const deps = await openDrawing()
  const person = await aPerson(deps, { concurrency: 2 })
  const waits = () => waitsForOwn(deps.db, person.userId, deps.clock.now())
  await imagines(deps, await aPerson(deps))
  await imagines(deps, person)
  expect(await waits()).toBe(false)

  const { id } = await imagines(deps, person)
  expect(await waits()).toBe(true)

  await cancelTask(deps, person, id)
  expect(await waits()).toBe(false)
})
