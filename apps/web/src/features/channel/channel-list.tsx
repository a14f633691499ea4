import type { Channel } from '@easel/contract/channel'
import { useQuery } from '@tanstack/react-query'
import { Hash } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { channelsQuery } from './api.ts'
import styles from './channel-list.module.css'
import { useChannelTitle } from './use-channel-title.ts'

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6]

interface ChannelListProps {
  currentId: string | undefined
  onChoose: () => void
}

/** The channels one is in. */
export function ChannelList({ currentId, onChoose }: ChannelListProps) {
  const t = useText()
  const { data: channels, isError, refetch } = useQuery(channelsQuery)
  if (channels?.length) {
    return (
      <ul className={styles.list}>
        {channels.map((channel) => (
          <li key={channel.id}>
            <ChannelRow channel={channel} isCurrent={channel.id === currentId} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    )
  }
  if (channels) return <Empty />
  if (!isError) return <Loading />
  return (
    <div className={styles.note} role="alert">
      <p>{t('channel.listFailed')}</p>
      <Button size="inline" onClick={() => refetch()}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}

interface ChannelRowProps {
  channel: Channel
  isCurrent: boolean
  onChoose: () => void
}

function ChannelRow({ channel, isCurrent, onChoose }: ChannelRowProps) {
  const t = useText()
  const title = useChannelTitle()(channel)
  return (
    <Link
      href={`/draw/${channel.id}`}
      className={styles.row ?? ''}
      aria-current={isCurrent ? 'page' : undefined}
      title={title}
      onClick={onChoose}
    >
      <Hash size={16} strokeWidth={1.75} aria-hidden />
      <span className={styles.title}>{title}</span>
      {channel.unread > 0 && !isCurrent && (
        <span className={styles.unread}>
          <span className="sr-only">{t('channel.unread', { n: channel.unread })}</span>
        </span>
      )}
    </Link>
  )
}

function Loading() {
  const t = useText()
  return (
    <div className={styles.loading} role="status" aria-label={t('ui.loading')}>
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} height="28px" />
      ))}
    </div>
  )
}

function Empty() {
  const t = useText()
  return (
    <div className={styles.note}>
      <svg viewBox="0 0 120 64" width="120" height="64" aria-hidden className={styles.brush}>
        <path d="M10 46c18-3 22-26 38-30s14 18 30 20 20-10 32-16" />
        <path d="M10 46c16 4 30 2 40-4M78 36c8 8 20 10 32 6" />
      </svg>
      <p>{t('side.empty')}</p>
    </div>
  )
}
