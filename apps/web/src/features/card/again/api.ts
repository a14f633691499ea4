import type { Task } from '@easel/contract/drawing'
import type { QueryClient } from '@tanstack/react-query'
import { findLoadedTask } from '../../task/api.ts'
import type { Desk } from '../../composer/use-desk.ts'
import { orderAgain } from './rules.ts'

/** Draws something again. Where it cannot be told which button made it, that is chosen by hand at its picture. */
export async function drawAgain(
  client: QueryClient,
  task: Task,
  desk: Pick<Desk, 'send' | 'show' | 'compose'>,
): Promise<void> {
  const { parentId, channelId } = task
  const parent = parentId === null ? null : await findLoadedTask(client, channelId, parentId).catch(() => undefined)
  const order = parent === undefined ? null : orderAgain(task, parent)
  if (order) desk.send(order)
  else if (parentId !== null) desk.show(parentId)
  else desk.compose(task.prompt)
}
