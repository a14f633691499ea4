import type { ChatItem } from '@easel/contract/chat'
import { mediumOf } from '@easel/contract/drawing'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useClipText } from '../../../i18n/clip-words.ts'
import { Button } from '../../../ui/button.tsx'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { LongList } from '../../../ui/long-list.tsx'
import { listUnmatchedSends, type Send } from '../../composer/send/rules.ts'
import { useSends } from '../../composer/send/store.ts'
import { focusComposer } from '../../composer/store.ts'
import { changeVideoDraft } from '../../composer/video/store.ts'
import { SendCard } from '../send-card.tsx'
import { TaskCard } from '../task-card.tsx'
import { clipsOf } from './api.ts'
import styles from './clip-feed.module.css'

/** Estimated height of a card in px. */
const CARD_PX = 560
const IDEAS = ['video.idea.sea', 'video.idea.lanterns'] as const

/** A constant, so that a card gets the same one in each render. */
const NONE: never[] = []

type Entry = { id: string } & ({ send: Send } | { item: ChatItem })

/** The clips of a channel, newest first, and those that are being sent. */
export function ClipFeed({ channelId }: { channelId: string }) {
  const t = useClipText()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(clipsOf(channelId))
  const items = data?.pages.flatMap((page) => page.items) ?? NONE
  const entries = useEntries(channelId, items)
  if (entries.length === 0 && error)
    return <FailedNote problem={t('video.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (entries.length === 0) return data ? <Empty channelId={channelId} /> : null
  return (
    <section className={styles.feed} aria-label={t('video.clips')}>
      <LongList entries={entries} options={{ entryPx: CARD_PX, entryClassName: styles.entry }}>
        {(entry) => <Card entry={entry} />}
      </LongList>
      {hasNextPage && (
        <Button isBusy={isFetching} onClick={() => void fetchNextPage({ cancelRefetch: false })}>
          {t('video.older')}
        </Button>
      )}
    </section>
  )
}

function useEntries(channelId: string, items: ChatItem[]): Entry[] {
  const sends = useSends().sends.filter((send) => send.channelId === channelId && makesClip(send))
  const waiting = listUnmatchedSends(sends, items).toReversed()
  return [...waiting.map((send) => ({ id: send.key, send })), ...items.map((item) => ({ id: item.id, item }))]
}

function makesClip({ order }: Send): boolean {
  if (order.kind !== 'press') return order.kind === 'video'
  const { kind } = order.button
  return kind === 'VIDEO' || kind === 'EXTEND' || mediumOf(order.parent.action) === 'video'
}

function Card({ entry }: { entry: Entry }) {
  if ('send' in entry) {
    const { order } = entry.send
    return order.kind === 'say' ? null : <SendCard send={entry.send} order={order} />
  }
  return entry.item.task && <TaskCard task={entry.item.task} chosen={NONE} />
}

/** Two things to begin with; a press writes one, and sends nothing. */
function Empty({ channelId }: { channelId: string }) {
  const t = useClipText()
  return (
    <div className={styles.empty}>
      <h2>{t('video.emptyTitle')}</h2>
      <p>{t('video.emptyHint')}</p>
      <ul>
        {IDEAS.map((idea) => (
          <li key={idea}>
            <button type="button" onClick={() => begin(channelId, t(idea))}>
              {t(idea)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function begin(channelId: string, prompt: string): void {
  changeVideoDraft(channelId, { prompt })
  focusComposer()
}
