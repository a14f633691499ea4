import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import {
  aPerson,
  type DrawingDeps,
  framesOf,
  imagines,
  joins,
  openDrawing,
  violations,
} from '../../testing/open-drawing.ts'
import { availableCredits } from '../ledger/gate.ts'
import { cancelTask } from './cancel-task.ts'

let deps: DrawingDeps

beforeAll(async () => {
  deps = await openDrawing()
})

test('a cancelled task gives its credits back, once, and the channel hears of it', async () => {
  const actor = await aPerson(deps, { credits: 4 })
  const { id } = await imagines(deps, actor)

  const answers = await Promise.all([1, 2, 3].map(() => cancelTask(deps, actor, id)))

  for (const answer of answers) expect(answer).toMatchObject({ id, status: 'CANCEL', version: 2 })
  expect(await availableCredits(deps.db, actor.userId, deps.clock.now())).toBe(4)
  expect(await framesOf(deps, `channel:${actor.channelId}`)).toHaveLength(2)
  expect(await framesOf(deps, `user:${actor.userId}`)).toMatchObject([
    { user: { credits: 0 } },
    { user: { credits: 4 } },
  ])
  expect(await violations(deps)).toEqual([])
})

test('a finished task comes back as it is', async () => {
  const actor = await aPerson(deps)
  const { id } = await imagines(deps, actor)
  await deps.db.updateTable('tasks').set({ status: 'FAILURE' }).where('id', '=', id).execute()
  expect(await cancelTask(deps, actor, id)).toMatchObject({ status: 'FAILURE', version: 1 })
})

test("the channel's creator may cancel a guest's task, and the credits are the guest's; another guest may not", async () => {
  const [creator, guest, other] = [await aPerson(deps), await aPerson(deps, { credits: 4 }), await aPerson(deps)]
  for (const person of [guest, other]) await joins(deps, person, creator.channelId)
  const { id } = await imagines(deps, { ...guest, channelId: creator.channelId })

  await expect(cancelTask(deps, other, id)).rejects.toEqual(new Refusal('not_author'))
  expect(await cancelTask(deps, creator, id)).toMatchObject({ status: 'CANCEL' })
  expect(await availableCredits(deps.db, guest.userId, deps.clock.now())).toBe(4)
})
