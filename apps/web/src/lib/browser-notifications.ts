/** What a notification of this site carries, so that a press on it knows where to go. */
export interface ShownNotification {
  title: string
  body: string
  /** Of several with the same one only the last stands. */
  tag: string
  /** Of what it tells of. */
  id: string
  /** Where a press on it leads. */
  path: string
  /** A picture's address; null: there is none. */
  picture: string | null
  /** The words of the press that switches them off. */
  off: string
}

export type Consent = 'granted' | 'denied' | 'default' | 'unsupported'

export function readConsent(): Consent {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission
}

/** Only by a press: browsers ask for nothing else. */
export async function askConsent(): Promise<Consent> {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.requestPermission()
}

/** Show it; through the service worker where there is one, since phones know no other way. */
export async function showNotification(shown: ShownNotification, onPress: (path: string) => void): Promise<void> {
  const { title, body, tag, id, path, picture, off } = shown
  const icon = picture === null ? '/icon-192.png' : `${picture}?w=320`
  const look = { body, tag, icon, data: { id, path } }
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.active) {
    const more = {
      renotify: true,
      actions: [{ action: 'off', title: off }],
      ...(picture && { image: `${picture}?w=640` }),
    }
    return registration.showNotification(title, { ...look, ...more } as NotificationOptions)
  }
  const plain = new Notification(title, look)
  plain.onclick = () => {
    window.focus()
    plain.close()
    onPress(path)
  }
}

/** What the service worker says to open pages. */
export type WorkerWord = { t: 'open'; path: string } | { t: 'off' }

export function onWorkerWord(listen: (word: WorkerWord) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('t' in data)) return
    if (data.t === 'off') listen({ t: 'off' })
    if (data.t === 'open' && 'path' in data && typeof data.path === 'string') listen({ t: 'open', path: data.path })
  }
  navigator.serviceWorker?.addEventListener('message', hear)
  return () => navigator.serviceWorker?.removeEventListener('message', hear)
}
