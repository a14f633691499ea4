import type { ApiKey } from '@easel/contract/keys'
import { useQuery } from '@tanstack/react-query'
import { useAgo } from '../../i18n/ago.ts'
import { useFormats } from '../../i18n/format.ts'
import { useKeyText } from '../../i18n/key-words.ts'
import { Tag } from '../../ui/tag.tsx'
import { channelsQuery } from '../channel/api.ts'
import styles from './key-facts.module.css'
import { mayOf, whyStopped } from './rules.ts'

/** What a key is, may, and has spent; and why it does not work. */
export function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const t = useKeyText()
  const ago = useAgo()
  const formats = useFormats()
  const { data: channels } = useQuery(channelsQuery)
  const { name, prefix, expiresAt, createdAt, lastUsedAt } = apiKey
  const channel = channels?.find(({ id }) => id === apiKey.channelId)
  const where = channel && `# ${channel.title || t('channel.fallback')}`
  const until = expiresAt !== null && t('apiKey.expires', { date: formats.dateTime(expiresAt) })
  const stopped = whyStopped(apiKey)
  return (
    <div className={styles.facts}>
      <span className={styles.name}>
        {name}
        {stopped && <Tag tone="danger">{t('apiKey.stopped')}</Tag>}
      </span>
      <small>
        <code>{prefix}…</code> · {[t(`apiKey.may.${mayOf(apiKey)}`), where].filter(Boolean).join(' · ')}
      </small>
      <small title={lastUsedAt === null ? undefined : formats.dateTime(lastUsedAt)}>
        {[
          lastUsedAt === null ? t('apiKey.neverUsed') : t('apiKey.used', { ago: ago(lastUsedAt) }),
          until || t('apiKey.created', { date: formats.date(createdAt) }),
        ].join(' · ')}
      </small>
      <small>{useSpent(apiKey)}</small>
      {stopped && <small className={styles.stopped}>{t(`apiKey.stopped.${stopped}`)}</small>}
    </div>
  )
}

function useSpent({ creditsToday, dailyCredits, creditsInAll, totalCredits }: ApiKey): string {
  const t = useKeyText()
  const today = dailyCredits === null ? 'apiKey.spentToday' : 'apiKey.spentTodayOf'
  const inAll = totalCredits === null ? 'apiKey.spentInAll' : 'apiKey.spentInAllOf'
  return [
    t(today, { n: creditsToday, max: dailyCredits ?? 0 }),
    t(inAll, { n: creditsInAll, max: totalCredits ?? 0 }),
  ].join(' · ')
}
