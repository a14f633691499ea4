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
export type WorkerWord =
  | { t: 'open'; path: string }
  | { t: 'off' }
  /** Whether this page shows that channel, or has notified of it. */
  | { t: 'shows'; id: string; channelId: string; answer: (isShown: boolean) => void }

export function onWorkerWord(listen: (word: WorkerWord) => void): () => void {
  const hear = ({ data, ports: [port] }: MessageEvent<unknown>) => {
    const { t, ...word } = readObjectOf(data)
    if (t === 'off') listen({ t })
    if (t === 'open' && typeof word.path === 'string') listen({ t, path: word.path })
    const { id, channelId } = word
    if (t === 'shows' && typeof id === 'string' && typeof channelId === 'string')
      listen({ t, id, channelId, answer: (isShown) => port?.postMessage(isShown) })
  }
  navigator.serviceWorker?.addEventListener('message', hear)
  return () => navigator.serviceWorker?.removeEventListener('message', hear)
}

function readObjectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** What a browser's push service needs to know to reach it. */
export interface PushEndpoint {
  url: string
  p256dh: string
  auth: string
}

/** The subscription of this browser; null: there is none. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Have this browser's push service take what is signed with this key. Null: it has none, or cannot reach it. */
export async function subscribeToPush(key: string): Promise<PushEndpoint | null> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    if (!registration?.pushManager) return null
    const { endpoint, keys } = (await subscribe(registration.pushManager, bytesOf(key))).toJSON()
    return endpoint && keys?.p256dh && keys.auth ? { url: endpoint, p256dh: keys.p256dh, auth: keys.auth } : null
  } catch {
    return null // how browsers say that their push service is out of reach
  }
}

async function subscribe(push: PushManager, applicationServerKey: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const known = await push.getSubscription()
  if (known && sameBytes(known.options.applicationServerKey, applicationServerKey)) return known
  // The server has other keys than when it was made.
  await known?.unsubscribe()
  return push.subscribe({ userVisibleOnly: true, applicationServerKey })
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function sameBytes(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? [])
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at])
}
