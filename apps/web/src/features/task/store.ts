import { create } from 'zustand'
import { promisedOf } from '../../lib/promised.ts'

/** How far a running task is, between two of its frames. */
export interface Preview {
  /** 0 to 100. */
  progress: number
  /** A short-lived file. */
  url: string
}

interface Screen {
  /** By task; only the card of that task listens. */
  previews: Readonly<Record<string, Preview>>
  /** Picked pictures that stand otherwise than the reader has them usually. */
  asMessages: ReadonlySet<string>
  /** Buttons that were pressed here, by `pressKey`; the server remembers those that something came of. */
  pressed: ReadonlySet<string>
  /** By channel: up to which item the reader has cleared their own view while this page stood. */
  cleared: Readonly<Record<string, string>>
  /** Tasks that were deleted while this page stood, or before and the server has not heard of it. */
  gone: ReadonlySet<string>
}

/** What only this screen knows. */
export const useScreen = create<Screen>()(() => ({
  previews: {},
  asMessages: new Set(),
  pressed: new Set(),
  cleared: {},
  gone: new Set(promisedOf('delete')),
}))

/** Take pushed previews, by task. Progress never falls: what comes late and lower is dropped; at the same progress the newer one counts. */
export function putPreviews(pushed: ReadonlyMap<string, Preview>): void {
  useScreen.setState(({ previews }) => {
    const newer = [...pushed].filter(([taskId, next]) => next.progress >= (previews[taskId]?.progress ?? -1))
    return { previews: { ...previews, ...Object.fromEntries(newer) } }
  })
}

/** Show a picked picture as a message of its own, or inside its parent's card again. */
export function toggleAsMessage(taskId: string): void {
  useScreen.setState(({ asMessages }) => {
    const next = new Set(asMessages)
    if (!next.delete(taskId)) next.add(taskId)
    return { asMessages: next }
  })
}

export function markPressed(key: string): void {
  useScreen.setState(({ pressed }) => ({ pressed: new Set([...pressed, key]) }))
}

/** Of two clearings the further one counts. */
export function markCleared(channelId: string, upTo: string): void {
  useScreen.setState(({ cleared }) => {
    const before = cleared[channelId] ?? ''
    return { cleared: { ...cleared, [channelId]: upTo > before ? upTo : before } }
  })
}
