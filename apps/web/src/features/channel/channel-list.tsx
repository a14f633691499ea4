import type { Channel } from '@easel/contract/channel'
import { useQuery } from '@tanstack/react-query'
import Hash from 'lucide-react/icons/hash'
import { createContext, use, useState } from 'react'
import { type CustomItemComponentProps, Virtualizer } from 'virtua'
import { Link } from 'wouter'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { channelsQuery } from './api.ts'
import styles from './channel-list.module.css'
import { UnreadMark } from './unread-mark.tsx'
import { useChannelTitle } from './use-channel-title.ts'

const ChannelActs = lazyScreen(() => import('./acts/channel-acts.tsx').then((part) => part.ChannelActs))
const NoList = lazyScreen(() => import('./acts/no-list.tsx').then((part) => part.NoList))
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6]
/** Longer lists are virtualized. */
const DRAWN_MAX = 50
const ROW_PX = 36
const TOUCHED_ROW_PX = 44

const ChannelCount = createContext(0)

interface ChannelListProps {
  currentId: string | undefined
  onChoose: () => void
}

export function ChannelList(props: ChannelListProps) {
  const { data: channels, isError, refetch } = useQuery(channelsQuery)
  if (channels?.length) return <ChannelRows channels={channels} {...props} />
  if (!channels && !isError) return <Loading />
  return (
    <LazyBoundary>
      <NoList isBeside onRetry={channels ? null : refetch} />
    </LazyBoundary>
  )
}

/** Virtual list; the open channel and the focused one stay mounted wherever it is scrolled. */
function ChannelRows({ channels, currentId, onChoose }: ChannelListProps & { channels: readonly Channel[] }) {
  // Decided once: switching to the other kind of list would lose the focus.
  const [isLong] = useState(channels.length > DRAWN_MAX)
  const [focusedId, setFocusedId] = useState('')
  const itemSize = useMedia('(pointer: coarse)') ? TOUCHED_ROW_PX : ROW_PX
  const rows = channels.map((channel) => (
    <ChannelItem
      key={channel.id}
      channel={channel}
      isCurrent={channel.id === currentId}
      onChoose={onChoose}
      onFocus={() => setFocusedId(channel.id)}
    />
  ))
  if (!isLong)
    return (
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.key}>{row}</li>
        ))}
      </ul>
    )
  const kept = channels.flatMap(({ id }, at) => (id === currentId || id === focusedId ? at : []))
  return (
    <ChannelCount value={rows.length}>
      <Virtualizer as="ul" item={Item} itemSize={itemSize} keepMounted={kept}>
        {rows}
      </Virtualizer>
    </ChannelCount>
  )
}

/** Announces the position in the whole list, since most rows are not in the document. */
function Item({ index, ...props }: CustomItemComponentProps) {
  return <li {...props} aria-posinset={index + 1} aria-setsize={use(ChannelCount)} />
}

interface ChannelRowProps {
  channel: Channel
  isCurrent: boolean
  onChoose: () => void
}

/** A channel's row; its actions are loaded when it is open, hovered or focused. */
function ChannelItem({ onFocus, ...props }: ChannelRowProps & { onFocus: () => void }) {
  const [wasNear, setNear] = useState(false)
  const handleNear = () => setNear(true)

  function handleFocus() {
    handleNear()
    onFocus()
  }

  return (
    <div className={styles.item} onPointerEnter={handleNear} onFocus={handleFocus}>
      <ChannelRow {...props} />
      {(props.isCurrent || wasNear) && (
        <LazyBoundary instead={<span className={styles.room} data-own={props.channel.isCreator} />}>
          <ChannelActs channel={props.channel} isCurrent={props.isCurrent} />
        </LazyBoundary>
      )}
    </div>
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

/** Scrolls the open channel into view; a frame later, because the drawer around it may just be opening. */
function reveal(row: HTMLElement | null): void {
  requestAnimationFrame(() => row?.scrollIntoView({ block: 'nearest' }))
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
