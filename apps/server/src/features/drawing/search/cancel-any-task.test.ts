import * as calls from '@easel/contract/admin-tasks'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { newId } from '../../../platform/ids.ts'
import {
  aPerson,
  type DrawingDeps,
  framesOf,
  imagines,
  openDrawing,
  violations,
} from '../../../testing/open-drawing.ts'
import { openTestServer } from '../../../testing/open-test-server.ts'
import { aMember } from '../../../testing/seed.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { cancelAnyTask } from './cancel-any-task.ts'

let deps: DrawingDeps
beforeAll(async () => {
  deps = await openDrawing()
})

/** No member of any channel but their own. */
const anOperator = () => aPerson(deps)
const auditOf = (subject: string) =>
  deps.db.selectFrom('audit_log').select(['actor_id', 'act', 'details']).where('subject', '=', subject).execute()
const creditsOf = (userId: string) => availableCredits(deps.db, userId, deps.clock.now())

test('a stranger’s task is cancelled, its credits go back, its channel hears of it, and who did it is kept', async () => {
  const [admin, author] = [await anOperator(), await aPerson(deps, { credits: 4 })]
  const { id } = await imagines(deps, author)

  expect(await cancelAnyTask(deps, admin, id)).toMatchObject({ id, status: 'CANCEL', user: { id: author.userId } })

  expect(await creditsOf(author.userId)).toBe(4)
  expect((await framesOf(deps, `channel:${author.channelId}`)).at(-1)).toMatchObject({ task: { id, status: 'CANCEL' } })
  expect((await framesOf(deps, `user:${author.userId}`)).at(-1)).toMatchObject({ user: { credits: 4 } })
  expect(await auditOf(id)).toEqual([{ actor_id: admin.userId, act: 'task.cancel', details: { credits: 4 } }])
  expect(await violations(deps)).toEqual([])
})

test('of several who cancel at once one does it, and it is written down once', async () => {
  const [admin, author] = [await anOperator(), await aPerson(deps, { credits: 4 })]
  const { id } = await imagines(deps, author)
  const answers = await Promise.all([1, 2, 3].map(() => cancelAnyTask(deps, admin, id)))
  expect(answers.map(({ status }) => status)).toEqual(['CANCEL', 'CANCEL', 'CANCEL'])
  expect(await cancelAnyTask(deps, admin, id)).toMatchObject({ status: 'CANCEL' })
  expect(await creditsOf(author.userId)).toBe(4)
  expect(await auditOf(id)).toHaveLength(1)
  expect(await violations(deps)).toEqual([])
})

test.each(['SUCCESS', 'FAILURE'] as const)(
  'one that ended in %s comes back as it is, and nothing is written down',
  async (status) => {
    const [admin, author] = [await anOperator(), await aPerson(deps)]
    const { id } = await imagines(deps, author)
    await deps.db.updateTable('tasks').set({ status, finish_time: deps.clock.now() }).where('id', '=', id).execute()
    expect(await cancelAnyTask(deps, admin, id)).toMatchObject({ id, status })
    expect(await auditOf(id)).toEqual([])
  },
)

test('what is drawn just now is cancelled too; what waits for its author gives nothing back', async () => {
  const [admin, author] = [await anOperator(), await aPerson(deps)]
  const [running, asking] = [await imagines(deps, author), await imagines(deps, author)]
  await deps.db.updateTable('tasks').set({ status: 'IN_PROGRESS' }).where('id', '=', running.id).execute()
  await deps.db.updateTable('tasks').set({ status: 'MODAL' }).where('id', '=', asking.id).execute()
  for (const { id } of [running, asking])
    expect(await cancelAnyTask(deps, admin, id)).toMatchObject({ status: 'CANCEL' })
  expect(await auditOf(running.id)).toMatchObject([{ details: { credits: 4 } }])
  expect(await auditOf(asking.id)).toMatchObject([{ details: { credits: 0 } }])
})

test('there must be such a task', async () => {
  await expect(cancelAnyTask(deps, await anOperator(), newId())).rejects.toEqual(new Refusal('not_found'))
})

test('nobody but an administrator sees or cancels what others draw', async () => {
  const server = await openTestServer()
  const { token } = await aMember(server.deps)
  expect(await server.call(calls.searchTasks, { token })).toMatchObject({ http: 403 })
  expect(await server.call(calls.cancelAnyTask, { token, params: { taskId: newId() } })).toMatchObject({ http: 403 })
})
