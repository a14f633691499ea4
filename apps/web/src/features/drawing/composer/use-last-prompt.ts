import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../account/api.ts'
import { tasksOf } from '../api.ts'

/** Finds the last prompt one sent in a channel, when asked; empty when there is none. */
export function useLastPrompt(channelId: string): () => string {
  const client = useQueryClient()
  const user = useSession()
  return () => {
    const pages = client.getQueryData(tasksOf(channelId).queryKey)?.pages ?? []
    const tasks = pages.flatMap((page) => page.items)
    return tasks.find((task) => task.author.id === user?.id && task.action === 'IMAGINE')?.prompt ?? ''
  }
}
