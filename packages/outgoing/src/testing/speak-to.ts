import { afterEach } from 'vitest'
import { openOutgoing } from '../open-outgoing.ts'
import type { Outgoing } from '../outgoing.ts'
import type { Stranger } from './open-stranger.ts'

const closing: { close(): Promise<void> }[] = []

afterEach(async () => {
  for (const thing of closing.splice(0)) await thing.close()
})

/** Closed when the test is over. */
export function untilTheEnd<T extends { close(): Promise<void> }>(thing: T): T {
  closing.push(thing)
  return thing
}

/** A stranger on this machine, and a client that may speak to it. */
export async function speakTo(
  opening: Promise<Stranger>,
): Promise<{ stranger: Stranger; outgoing: Outgoing; url: string; socketUrl: string }> {
  const stranger = untilTheEnd(await opening)
  const outgoing = untilTheEnd(openOutgoing({ hosts: [{ origin: stranger.origin, isPrivate: true }] }))
  const url = `${stranger.origin}/`
  return { stranger, outgoing, url, socketUrl: url.replace('http', 'ws') }
}
