import type { Task } from '@easel/contract/drawing'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../account/api.ts'
import { clipOf } from '../../task/rules.ts'
import { givePoster, type Shown } from './api.ts'

/** Tasks whose first picture was read out on this page; what fails is not tried again until the next visit. */
const read = new Set<string>()

/** Called with what shows the clip at its beginning: its author's browser keeps that as the first picture, if it has none. Nobody hears of it. */
export function usePoster(task: Task): (shown: Shown) => void {
  const client = useQueryClient()
  const isOwn = useSession()?.id === task.author.id
  return (shown) => {
    if (!isOwn || clipOf(task)?.poster !== null || read.has(task.id)) return
    read.add(task.id)
    givePoster(client, task.id, shown).catch(() => undefined)
  }
}
