import type { ChatItem } from '@easel/contract/chat'
import type { Task } from '@easel/contract/drawing'

/** A drawing as it stands among the messages. */
export function viewTaskItem(task: Task): ChatItem {
  return {
    id: task.id,
    channelId: task.channelId,
    kind: 'task',
    author: task.author,
    content: task.prompt,
    task,
    createdAt: task.submitTime,
    version: task.version,
  }
}
