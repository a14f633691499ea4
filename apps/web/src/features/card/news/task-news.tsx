import { useTaskNews } from './use-task-news.ts'

/** Live region that announces the progress of own tasks to screen readers. */
export function TaskNews({ channelId }: { channelId: string }) {
  const news = useTaskNews(channelId)
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {news}
    </p>
  )
}
