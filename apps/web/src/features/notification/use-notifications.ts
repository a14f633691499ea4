import type { Notification } from '@easel/contract/notification'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { loadNotificationWords, notificationText } from '../../i18n/notification-words.ts'
import { onWorkerWord, readConsent, showNotification } from '../../lib/browser-notifications.ts'
import { markTab } from '../../lib/mark-tab.ts'
import { playNote } from '../../lib/play-note.ts'
import { openSocket } from '../../lib/socket.ts'
import { toast } from '../../ui/toast.ts'
import { useSession } from '../account/api.ts'
import { pathOf, tagOf } from './rules.ts'
import {
  addUnseen,
  dropUnseen,
  followNotifying,
  readNotifying,
  setNotifying,
  useNotifying,
  useUnseen,
} from './store.ts'
import { useTurnOn } from './use-turn-on.ts'

/** Long enough for another tab to say that one looks at it there. */
const TABS_MS = 400

/** Tell of what is done and of who speaks, but for what one looks at: in the tab, by a sound, by the browser. */
export function useNotifications(currentId: string | undefined): void {
  const userId = useSession()?.id
  const [, navigate] = useLocation()
  const openChannelId = useRef(currentId)
  const turnOn = useTurnOn()

  useEffect(() => {
    openChannelId.current = currentId
    look(currentId)
    const come = () => look(currentId) && offer(turnOn)
    document.addEventListener('visibilitychange', come)
    return () => document.removeEventListener('visibilitychange', come)
  }, [currentId, turnOn])

  useEffect(() => {
    if (userId === undefined) return
    void loadNotificationWords()
    readNotifying(userId)
    const stops = [
      followNotifying(),
      listen(() => openChannelId.current, navigate),
      useUnseen.subscribe(({ unseen }) => markTab(unseen.size)),
      onWorkerWord((word) => {
        if (word.t === 'open') return navigate(word.path)
        setNotifying({ mode: 'off' })
        toast(notificationText('notification.turnedOff'))
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      useUnseen.setState({ unseen: new Map() })
      markTab(0)
    }
  }, [userId, navigate])
}

const isShown = () => document.visibilityState === 'visible'

/** Whether something was seen by it that had been told while the page was hidden. */
function look(channelId: string | undefined): boolean {
  if (channelId === undefined || !isShown()) return false
  const before = useUnseen.getState().unseen.size
  dropUnseen({ channelId })
  tabs?.postMessage({ channelId })
  return useUnseen.getState().unseen.size < before
}

/** Once: by its press the browser asks for consent, and never otherwise. */
function offer(turnOn: () => Promise<void>): void {
  const { mode, wasOffered } = useNotifying.getState()
  if (mode !== 'off' || wasOffered || readConsent() !== 'default') return
  setNotifying({ wasOffered: true })
  toast(notificationText('notification.offer'), 'info', {
    label: notificationText('notification.offerAct'),
    run: () =>
      void turnOn().then(
        () => toast(notificationText('notification.turnedOn'), 'success'),
        (refused: Error) => toast(refused.message, 'warning'),
      ),
    otherwise: () => {},
  })
}

/** The other tabs of this browser; what one of them shows is seen. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('notifications')

function listen(openId: () => string | undefined, navigate: (path: string) => void): () => void {
  const known = new Set<string>()
  const seen = new Set<string>()
  const isLookedAt = ({ channelId }: Notification) => isShown() && openId() === channelId

  async function take(notification: Notification) {
    const { id, channelId, isQuiet } = notification
    if (known.has(id)) return
    known.add(id)
    if (isLookedAt(notification)) return void tabs?.postMessage({ id })
    await new Promise((resolve) => setTimeout(resolve, TABS_MS))
    if (seen.has(id) || isLookedAt(notification)) return
    addUnseen(id, channelId)
    if (!isQuiet) await inOneTab(id, () => tell(notification, navigate))
  }

  const hear = ({ data }: MessageEvent<{ id: string } | { channelId: string }>) => {
    if ('id' in data) seen.add(data.id)
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

/** Of all the tabs that want to at the same time, one does. */
async function inOneTab(id: string, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act()
  await navigator.locks.request(`notification ${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await act()
    await new Promise((resolve) => setTimeout(resolve, TABS_MS))
  })
}

async function tell(notification: Notification, navigate: (path: string) => void): Promise<void> {
  const { mode, sound } = useNotifying.getState()
  // What the browser shows has a sound of its own.
  if (mode === 'page' && !isShown() && readConsent() === 'granted') return show(notification, navigate)
  if (sound) playNote()
}

async function show(notification: Notification, navigate: (path: string) => void): Promise<void> {
  const { id, kind, name, words, picture } = notification
  const told = notificationText('notification.told', { name: name || notificationText('notification.somebody') })
  const title = kind === 'spoken' ? told : notificationText(`notification.${kind}`)
  const [tag, path, off] = [tagOf(notification), pathOf(notification), notificationText('notification.off')]
  await showNotification({ title, body: words, tag, id, path, picture, off }, navigate)
}
