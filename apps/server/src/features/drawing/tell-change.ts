import type { Task } from '@easel/contract/drawing'
import type { Tx } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { putChanges, putEvents } from '../../jobs/deliveries.ts'
import { isFinal } from './rules.ts'

/**
 * Have a task's change told outside: to the program that drew it and wants to hear of it, and once it has ended, to its author's
 * webhooks.
 *
 * @param shown As the rows' channels see them, in the same order
 */
export async function tellChange(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  tx: Tx,
  rows: readonly TaskRow[],
  shown: readonly Task[],
): Promise<void> {
  const now = clock.now()
  const told = rows.flatMap((row, nth) => {
    const task = shown[nth]
    return task ? [{ row, task }] : []
  })
  const changes = told.flatMap(({ row: { number, client, user_id: userId, key_id: keyId }, task }) =>
    client?.notifyHook
      ? [{ id: newId(), userId, keyId, told: { task, number, client }, mayMerge: task.status === 'IN_PROGRESS' }]
      : [],
  )
  await putChanges(tx, changes, now)
  const ended = told.filter(({ task }) => isFinal(task.status))
  const events = ended.map(({ row: { user_id: userId, number }, task }) => {
    return { userId, event: 'task.ended', facts: { task, number } } as const
  })
  await putEvents(tx, events, now)
}
