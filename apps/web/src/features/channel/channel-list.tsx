import type { Channel } from '@easel/contract/channel'
import { useQuery } from '@tanstack/react-query'
import { Hash } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { channelsQuery } from './api.ts'
import styles from './channel-list.module.css'
import { UnreadMark } from './unread/unread-mark.tsx'
import { useChannelTitle } from './use-channel-title.ts'

const ChannelActs = lazyScreen(() => import('./acts/channel-acts.tsx').then((part) => part.ChannelActs))
const NoList = lazyScreen(() => import('./acts/no-list.tsx').then((part) => part.NoList))
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6]

interface ChannelListProps {
  currentId: string | undefined
  onChoose: () => void
}

/** The channels one is in. */
export function ChannelList({ currentId, onChoose }: ChannelListProps) {
  const { data: channels, isError, refetch } = useQuery(channelsQuery)
  if (channels?.length) {
    return (
      <ul className={styles.list}>
        {channels.map((channel) => (
          <ChannelItem key={channel.id} channel={channel} isCurrent={channel.id === currentId} onChoose={onChoose} />
        ))}
      </ul>
    )
  }
  if (!channels && !isError) return <Loading />
  return (
    <Later>
      <NoList isBeside onRetry={channels ? null : refetch} />
    </Later>
  )
}

interface ChannelRowProps {
  channel: Channel
  isCurrent: boolean
  onChoose: () => void
}

/** A channel, and what one may do with it once it is open or one comes near. */
function ChannelItem(props: ChannelRowProps) {
  const [wasNear, setNear] = useState(false)
  const handleNear = () => setNear(true)
  return (
    <li className={styles.item} onPointerEnter={handleNear} onFocus={handleNear}>
      <ChannelRow {...props} />
      {(props.isCurrent || wasNear) && (
        <Later>
          <ChannelActs channel={props.channel} isCurrent={props.isCurrent} />
        </Later>
      )}
    </li>
  )
}

function ChannelRow({ channel, isCurrent, onChoose }: ChannelRowProps) {
  const title = useChannelTitle()(channel)
  return (
    <Link
      href={`/draw/${channel.id}`}
      className={styles.row ?? ''}
      ref={isCurrent ? reveal : null}
      aria-current={isCurrent ? 'page' : undefined}
      title={title}
      onClick={onChoose}
    >
      <Hash size={16} strokeWidth={1.75} aria-hidden />
      <span className={styles.title}>{title}</span>
      <UnreadMark channel={channel} isOpen={isCurrent} />
    </Link>
  )
}

/** However one came to it. */
function reveal(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' })
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
