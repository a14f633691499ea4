import { randomUUID } from 'node:crypto'
import { listChannels } from '@easel/contract/channel'
import { cancelTask, submitImagine, type Task } from '@easel/contract/drawing'
import type { DrawArguments } from './arguments.ts'
import { CallFailed, call, type Server } from './client.ts'
import { followTask } from './follow-task.ts'
import { savePictures } from './save-pictures.ts'

export interface Drawn {
  task: Task
  paths: string[]
}

/**
 * Draw one prompt in the person's first channel and save what comes of it.
 * The task is cancelled when `interrupted` aborts first.
 *
 * @throws CallFailed when refused, failed or cancelled
 */
export async function draw(
  server: Server,
  wish: DrawArguments,
  tell: (task: Task) => void,
  interrupted: AbortSignal,
): Promise<Drawn> {
  const [channel] = await call(server, listChannels)
  if (!channel) throw new CallFailed('There is no channel to draw in: make one in the browser first.')
  const { tasks } = await call(server, submitImagine, {
    params: { channelId: channel.id },
    body: { botType: wish.botType, prompt: wish.prompt },
    idempotencyKey: randomUUID(),
  })
  const taskId = tasks[0]?.id ?? ''
  const cancelled = abortOf(interrupted).then(() => call(server, cancelTask, { params: { taskId }, body: {} }))
  const task = await Promise.race([followTask(server, taskId, tell), cancelled])
  if (task.status !== 'SUCCESS') throw new CallFailed(whyNot(task))
  return { task, paths: await savePictures(server, task, wish.out) }
}

function abortOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

function whyNot(task: Task): string {
  if (task.status === 'CANCEL') return 'Cancelled; the credits are back.'
  return `The drawing failed (${task.failReason ?? 'unknown'}); the credits are back.`
}
