import { useEffect } from 'react'
import { text } from '../../../../i18n/text.ts'
import { useSession } from '../../../account/api.ts'
import type { Send } from '../rules.ts'
import { dropSend, useSends } from '../store.ts'
import { removedSendOf, storeSends, listStoredSends } from './store.ts'

/**
 * Restores unaccepted orders after a reload. Several tabs may retry one; the idempotency key makes that safe, and removing it in
 * one tab removes it in the others.
 */
export function useStoredSends(): void {
  const userId = useSession()?.id
  useEffect(() => {
    if (userId === undefined) return
    const own = useSends.getState().sends.filter((send) => send.userId === userId)
    storeSends(userId, own, [])
    // Drop orders of a person who was signed in before.
    useSends.setState({ sends: [...listMissing(userId, own), ...own] })
    const stop = useSends.subscribe(({ sends }, before) => storeSends(userId, sends, before.sends))
    const hear = (event: StorageEvent) => {
      const key = removedSendOf(event, userId)
      const isHere = useSends.getState().sends.some((send) => send.key === key && send.state.name === 'failed')
      if (key !== undefined && isHere) dropSend(key)
    }
    addEventListener('storage', hear)
    return () => {
      stop()
      removeEventListener('storage', hear)
    }
  }, [userId])
}

function listMissing(userId: string, own: readonly Send[]): Send[] {
  const keys = new Set(own.map(({ key }) => key))
  const missing = listStoredSends(userId, Date.now()).filter(({ key }) => !keys.has(key))
  return missing.map((send) => {
    if (send.state.name !== 'failed' || send.state.message !== '') return send
    return { ...send, state: { ...send.state, message: text('net.failed') } }
  })
}
