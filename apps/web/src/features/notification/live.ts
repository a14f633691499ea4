import type { Notification } from '@easel/contract/notification-frame'
import { notificationText } from '../../i18n/notification-words.ts'
import { readConsent, showNotification, type WorkerWord } from '../../lib/browser-notifications.ts'
import { playNote } from '../../lib/play-note.ts'
import { openSocket } from '../../lib/socket.ts'
import { tellSeen } from './api.ts'
import { addUnseen, dropUnseen, setNotifying, useNotifying, useUnseen } from './store.ts'

/** Long enough for another tab to say that the person is looking at it there. */
const TABS_MS = 400

/** The frame that this page is. */
export interface Page {
  /** The channel that is open; undefined: none is. */
  openId(): string | undefined
  navigate(path: string): void
}

/** Other tabs of this browser. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('notifications')
/** What this page has shown as a notification of the browser. */
const shownIds = new Set<string>()

const isVisible = () => document.visibilityState === 'visible'
const isLookedAt = ({ openId }: Page, channelId: string) => isVisible() && openId() === channelId

/** The person is looking at this channel, if at any. Whether that includes something they were notified of. */
export function lookAt(channelId: string | undefined): boolean {
  if (channelId === undefined || !isVisible()) return false
  const before = useUnseen.getState().unseen.size
  dropUnseen({ channelId })
  tabs?.postMessage({ channelId })
  return useUnseen.getState().unseen.size < before
}

/** Take notifications until the returned function is called. What the person is looking at, in whichever tab, is not told. */
export function listen(page: Page): () => void {
  const takenIds = new Set<string>()
  const seenIds = new Set<string>()

  async function take(notification: Notification) {
    const { id, channelId, isQuiet, isPushed } = notification
    if (takenIds.has(id)) return
    takenIds.add(id)
    if (isLookedAt(page, channelId)) {
      tabs?.postMessage({ id })
      if (isPushed) tellSeen(id)
      return
    }
    await pause(TABS_MS)
    if (seenIds.has(id) || isLookedAt(page, channelId)) return
    addUnseen(id, channelId)
    if (!isQuiet) await inOneTab(id, () => tell(notification, page))
  }

  const hear = ({ data }: MessageEvent<{ id: string } | { channelId: string }>) => {
    if ('id' in data) seenIds.add(data.id)
    dropUnseen(data)
  }
  tabs?.addEventListener('message', hear)
  const stop = openSocket().onFrame((frame) => {
    if (frame.t === 'notification') void take(frame.notification)
  })
  return () => {
    tabs?.removeEventListener('message', hear)
    stop()
  }
}

/** What the service worker asks of a page, or tells it. */
export function hearWorker(page: Page, word: WorkerWord, onOff: () => void): void {
  switch (word.t) {
    case 'open':
      return page.navigate(word.path)
    case 'shows':
      return word.answer(shownIds.has(word.id) || isLookedAt(page, word.channelId))
    case 'off':
      setNotifying({ mode: 'off' })
      return onOff()
    default:
      return word satisfies never
  }
}

/** Of all tabs that want to at the same time, one does. */
async function inOneTab(id: string, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act()
  await navigator.locks.request(`notification ${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await act()
    await pause(TABS_MS)
  })
}

async function tell(notification: Notification, page: Page): Promise<void> {
  const { mode, sound } = useNotifying.getState()
  // What the browser shows has a sound of its own.
  if (mode !== 'off' && !isVisible() && readConsent() === 'granted') return show(notification, page)
  if (sound) playNote()
}

async function show({ id, kind, channelId, tag, name, words, picture }: Notification, page: Page): Promise<void> {
  shownIds.add(id)
  const said = notificationText('notification.told', { name: name || notificationText('notification.somebody') })
  const title = kind === 'spoken' ? said : notificationText(`notification.${kind}`)
  const path = `/draw/${channelId}`
  const off = notificationText('notification.off')
  await showNotification({ title, body: words, tag, id, path, picture, off }, page.navigate)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
