import type { ServerFrame } from '@easel/contract/live'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { loadNotificationWords, notificationText } from '../../i18n/notification-words.ts'
import { onWorkerWord, readConsent } from '../../lib/browser-notifications.ts'
import { markTab } from '../../lib/mark-tab.ts'
import { openSocket } from '../../lib/socket.ts'
import { toast } from '../../ui/toast.ts'
import { useSession } from '../account/api.ts'
import { hearWorker, listen, lookAt } from './live.ts'
import { followNotifying, readNotifying, setNotifying, useNotifying, useUnseen } from './store.ts'
import { usePush } from './use-push.ts'
import { useTurnOn } from './use-turn-on.ts'

/** Notify of what is done and of who speaks, but for what the person is looking at: in the tab, by a sound, by the browser. */
export function useNotifications(currentId: string | undefined): void {
  const userId = useSession()?.id
  const [, navigate] = useLocation()
  const openId = useRef(currentId)
  const turnOn = useTurnOn()

  useEffect(() => {
    openId.current = currentId
    lookAt(currentId)
    const come = () => lookAt(currentId) && offer(turnOn)
    document.addEventListener('visibilitychange', come)
    return () => document.removeEventListener('visibilitychange', come)
  }, [currentId, turnOn])

  useEffect(() => {
    if (userId === undefined) return
    void loadNotificationWords()
    readNotifying(userId)
    const page = { openId: () => openId.current, navigate: (path: string) => navigate(path) }
    const sayOff = () => toast(notificationText('notification.turnedOff'))
    const stops = [
      followNotifying(),
      listen(page),
      onWorkerWord((word) => hearWorker(page, word, sayOff)),
      openSocket().onFrame(sayStopped),
      useUnseen.subscribe(({ unseen }) => markTab(unseen.size)),
    ]
    return () => {
      for (const stop of stops) stop()
      useUnseen.setState({ unseen: new Map() })
      markTab(0)
    }
  }, [userId, navigate])

  // Last: it needs to know what was chosen.
  usePush(userId)
}

/** A webhook of the person's was switched off, because nothing arrived there for days. */
function sayStopped(frame: ServerFrame): void {
  if (frame.t !== 'webhook') return
  const { host } = frame.webhook
  void loadNotificationWords().then(() => toast(notificationText('notification.webhookStopped', { host }), 'warning'))
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
