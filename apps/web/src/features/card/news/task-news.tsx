import { useTaskNews } from './use-task-news.ts'

/** Tells screen readers how one's own tasks go: queued, a quarter, half, three quarters, done or failed. */
export function TaskNews({ channelId }: { channelId: string }) {
  const news = useTaskNews(channelId)
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {news}
    </p>
  )
}
