import type { Language } from '@easel/contract/basics'
import type { Deps } from '../../../deps.ts'
import { formatNotification } from '../../../http/texts/format-texts.ts'
import type { JobPayloads } from '../../../jobs/queue.ts'
import { idleSince } from '../../account/gate.ts'
import { findNews, type News } from '../find-news.ts'
import { getKeys } from './get-keys.ts'
import { deleteEndpoint, findEndpoint, hasRead, setFailing } from './queries.ts'
import { DEAD_MS, STALE_MS } from './rules.ts'
import { sendPush } from './send-push.ts'

type PushDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'secretKey' | 'secondSecretKey'>
type Endpoint = NonNullable<Awaited<ReturnType<typeof findEndpoint>>>

/**
 * Notify one device. Run twice, the device shows it once: the tag is the same. Says nothing of what was seen or deleted meanwhile,
 * or to who signed out there.
 *
 * @throws Error while its push service cannot be reached
 */
export async function pushNews(deps: PushDeps, { endpointId, about }: JobPayloads['push']): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const endpoint = await findEndpoint(db, endpointId, { now, idleSince: idleSince(now) })
  if (!endpoint) return
  const news = await findNews(db, about)
  if (!news?.userIds.includes(endpoint.user_id) || now.getTime() - news.at.getTime() > STALE_MS) return
  const { id: itemId, channelId, tag } = news
  if (news.kind === 'spoken' && (await hasRead(db, { userId: endpoint.user_id, channelId, itemId }))) return
  const text = JSON.stringify(viewPush(news, endpoint.language))
  await settle(deps, endpoint, await sendPush(deps, { endpoint, keys: await getKeys(deps), tag, text }))
}

async function settle(
  { db, clock, log }: PushDeps,
  endpoint: Endpoint,
  outcome: Awaited<ReturnType<typeof sendPush>>,
): Promise<void> {
  const { id, failing_since: failingSince } = endpoint
  const service = new URL(endpoint.url).host
  switch (outcome) {
    case 'sent':
      return failingSince ? setFailing(db, id, null) : undefined
    case 'gone':
      log.info({ service }, 'push endpoint is gone')
      return deleteEndpoint(db, { id })
    case 'refused':
      return log.warn({ service }, 'push was refused')
    case 'failed': {
      if (failingSince && clock.now().getTime() - failingSince.getTime() > DEAD_MS) return deleteEndpoint(db, { id })
      await setFailing(db, id, clock.now())
      throw new Error(`push service ${service} failed`)
    }
    default:
      return outcome satisfies never
  }
}

/** What the service worker shows. */
function viewPush({ id, kind, name, words, picture, channelId, tag }: News, language: Language) {
  const title = formatNotification(kind, language, name)
  const off = formatNotification('off', language)
  return { id, channelId, tag, title, body: words, path: `/draw/${channelId}`, picture, off }
}
