import type { Notification } from '@easel/contract/notification-frame'
import type { NumberedFrame } from '@easel/contract/live'
import type { Deps } from '../../deps.ts'
import type { JobPayloads } from '../../jobs/queue.ts'
import { publishToEach, type Room } from '../../live/outbox.ts'
import { idleSince } from '../account/gate.ts'
import { findNews, type News } from './find-news.ts'
import { enqueuePushes } from './push/enqueue-pushes.ts'
import { listEndpoints } from './push/queries.ts'
import { listSettings } from './queries.ts'
import { isQuietAt } from './rules.ts'
import { viewSettings } from './view.ts'

type NotifyDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * Notify the people concerned about a finished task or a chat message: their open pages now, their devices a moment later. Run
 * twice it repeats the same ids, of which each page and device shows one once.
 */
export async function notifyPeople(deps: NotifyDeps, about: JobPayloads['notify']): Promise<void> {
  const { db, clock } = deps
  const news = await findNews(db, about)
  if (!news) return
  const now = clock.now()
  const listeners = await listWilling(deps, news, now)
  if (listeners.length === 0) return
  const loud = listeners.filter(({ isQuiet }) => !isQuiet).map(({ userId }) => userId)
  const isOff = deps.config.pushServices === 'off'
  const endpoints = isOff ? [] : await listEndpoints(db, loud, { now, idleSince: idleSince(now) })
  const frames = listeners.map(({ userId, isQuiet }): [Room, NumberedFrame] => {
    const isPushed = endpoints.some((endpoint) => endpoint.user_id === userId)
    return [`user:${userId}`, { t: 'notification', notification: viewNotification(news, { isQuiet, isPushed }) }]
  })
  await db.transaction().execute(async (tx) => {
    await enqueuePushes(tx, endpoints, { newsId: news.id, about, now })
    await publishToEach(tx, new Map(frames), now)
  })
}

/** Those who want to hear of it, and whether these are their quiet hours. */
async function listWilling({ db }: NotifyDeps, { kind, userIds }: News, now: Date) {
  const chosen = await listSettings(db, userIds)
  return userIds.flatMap((userId) => {
    const settings = viewSettings(chosen.get(userId))
    const isWanted = kind === 'spoken' ? settings.spoken : settings.drawings
    return isWanted ? [{ userId, isQuiet: isQuietAt(now, settings) }] : []
  })
}

function viewNotification(news: News, how: Pick<Notification, 'isQuiet' | 'isPushed'>): Notification {
  const { id, kind, channelId, tag, name, words, picture } = news
  return { id, kind, channelId, tag, name, words, picture, ...how }
}
