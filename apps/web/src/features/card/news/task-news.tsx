import type { Task } from '@easel/contract/drawing'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type TextKey, text } from '../../../i18n/text.ts'
import { useSession } from '../../account/api.ts'
import { timelineOf } from '../../task/api.ts'
import { tasksIn, type TimelinePage } from '../../task/rules.ts'
import { useTaskState } from '../../task/store.ts'
import { milestoneOf } from './rules.ts'

/** Live region that announces the progress of own tasks to screen readers. */
export function TaskNews({ channelId }: { channelId: string }) {
  const news = useTaskNews(channelId)
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {news}
    </p>
  )
}

/** Text of the latest milestone of an own task; tasks that were loaded initially are not announced. */
function useTaskNews(channelId: string): string {
  const client = useQueryClient()
  const user = useSession()
  const [news, setNews] = useState('')
  const told = useRef(new Map<string, string>())
  /** Newest id when the channel was loaded, null before; older ids appear by scrolling up. */
  const newestId = useRef<string | null>(null)

  useEffect(() => {
    const ownId = user?.id
    const { queryKey } = timelineOf(channelId)

    function look() {
      const pages = client.getQueryData(queryKey)?.pages
      if (pages) tell(pages)
    }

    function tell(pages: TimelinePage[]) {
      const { previews } = useTaskState.getState()
      const since = newestId.current
      newestId.current = pages[0]?.items[0]?.id ?? since ?? ''
      for (const task of tasksIn(pages).filter(({ author }) => author.id === ownId)) {
        const milestone = milestoneOf(task, previews[task.id]?.progress ?? 0)
        const before = told.current.get(task.id)
        told.current.set(task.id, milestone)
        const isNews = before === undefined ? since !== null && task.id > since : before !== milestone
        if (isNews) setNews(wordsOf(task, milestone))
      }
    }

    look()
    const stopTasks = client.getQueryCache().subscribe(({ query }) => query.queryKey[1] === channelId && look())
    const stopPreviews = useTaskState.subscribe(look)
    return () => {
      stopTasks()
      stopPreviews()
    }
  }, [client, channelId, user?.id])

  return news
}

function wordsOf(task: Task, milestone: ReturnType<typeof milestoneOf>): string {
  const key: TextKey = `drawing.news.${milestone}`
  return text(key, { prompt: task.prompt })
}
