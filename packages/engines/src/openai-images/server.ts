import type { Line } from '../remote/line.ts'
import type { RemoteTools } from '../remote/tools.ts'
import type { OpenAiImagesSettings } from './settings.ts'

/**
 * What is asked for beside words and size: pictures on the way, several at once, to keep to what is shown, no transparency, the mask by
 * a second name, and a seed. Who refuses one of them draws without it.
 */
export const EXTRAS = ['streams', 'fidelity', 'opaque', 'secondMask', 'several', 'seed'] as const
export type Extra = (typeof EXTRAS)[number]

/** One server, and what it turned out to lack. */
export interface Server {
  settings: OpenAiImagesSettings
  line: Line
  known: Record<Extra | 'edits', boolean> & {
    /** Whether any picture on the way has come: who streams may tell of finished ones only. */
    previews: boolean
  }
}

export function openServer(settings: OpenAiImagesSettings, { outgoing, clock }: RemoteTools): Server {
  const headers: Record<string, string> = settings.key === null ? {} : { authorization: `Bearer ${settings.key}` }
  const line = { outgoing, clock, baseUrl: settings.url.replace(/\/+$/, ''), headers }
  const known = {
    streams: true,
    fidelity: true,
    opaque: true,
    secondMask: true,
    several: true,
    seed: true,
    edits: true,
    previews: false,
  }
  return { settings, line, known }
}
