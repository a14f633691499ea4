import type { Notification } from '@easel/contract/notification'
import type { NumberedFrame } from '@easel/contract/live'
import type { Deps } from '../../deps.ts'
import type { JobPayloads } from '../../jobs/queue.ts'
import { publishToEach, type Room } from '../../live/outbox.ts'
import { findNews, type News } from './find-news.ts'
import { listSettings } from './queries.ts'
import { isQuietAt } from './rules.ts'
import { viewSettings } from './view.ts'

/** Tell whom it concerns that a drawing ended or that somebody spoke to them. Run twice it is told twice under the same id. */
export async function tellNotification(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  about: JobPayloads['tell-notification'],
): Promise<void> {
  const news = await findNews(db, about)
  if (!news) return
  const now = clock.now()
  const chosen = await listSettings(db, news.userIds)
  const frames = new Map<Room, NumberedFrame>()
  for (const userId of news.userIds) {
    const settings = viewSettings(chosen.get(userId))
    if (!(news.kind === 'spoken' ? settings.spoken : settings.drawings)) continue
    const notification = viewNotification(news, isQuietAt(now, settings))
    frames.set(`user:${userId}`, { t: 'notification', notification })
  }
  if (frames.size > 0) await db.transaction().execute((tx) => publishToEach(tx, frames, now))
}

function viewNotification({ id, kind, channelId, name, words, picture }: News, isQuiet: boolean): Notification {
  return { id, kind, channelId, name, words, picture, isQuiet, isPushed: false }
}
