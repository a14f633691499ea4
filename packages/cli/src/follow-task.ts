import { readTask, type Task } from '@easel/contract/drawing'
import { call, type Server } from './client.ts'

const LOOK_MS = 300

/** Ask for the task until it ends, telling each change; resolves with its final state. */
export async function followTask(server: Server, taskId: string, tell: (task: Task) => void): Promise<Task> {
  for (;;) {
    const task = await call(server, readTask, { params: { taskId } })
    tell(task)
    if (['SUCCESS', 'FAILURE', 'CANCEL'].includes(task.status)) return task
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
