import type { Line } from '../remote/line.ts'
import type { RemoteTools } from '../remote/tools.ts'
import { openMutex, type Mutex } from '../remote/mutex.ts'
import type { SdWebuiSettings } from './settings.ts'

/** One server, which draws one thing at a time, and what was learnt about it. */
export interface Server {
  settings: SdWebuiSettings
  line: Line
  pause: RemoteTools['pause']
  turns: Mutex
  /** Aborts when nobody waits for the server any more. */
  closing: AbortController
  known: {
    upscaler: string | null
    previews: boolean
    captions: boolean
    /** It failed to draw four pictures at once. */
    isShortOfMemory: boolean
  }
}

export function openServer(settings: SdWebuiSettings, { outgoing, clock, pause }: RemoteTools): Server {
  const line = { outgoing, clock, baseUrl: settings.url.replace(/\/+$/, ''), headers: signIn(settings) }
  const known = { upscaler: settings.upscaler, previews: true, captions: true, isShortOfMemory: false }
  return { settings, line, pause, turns: openMutex(), closing: new AbortController(), known }
}

function signIn({ login }: SdWebuiSettings): Record<string, string> {
  if (login === null) return {}
  return { authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}` }
}
