import { type Line, openBearerLine } from '../remote/line.ts'
import type { RemoteTools } from '../remote/tools.ts'
import type { OpenAiImagesSettings } from './settings.ts'

/**
 * Optional parameters: streaming, several pictures, input fidelity, opaque background, a second mask name, and a seed. Servers
 * that refuse one draw without it.
 */
export const EXTRAS = ['streams', 'fidelity', 'opaque', 'secondMask', 'several', 'seed'] as const
export type Extra = (typeof EXTRAS)[number]

/** A server and the features it turned out to lack. */
export interface Server {
  settings: OpenAiImagesSettings
  line: Line
  known: Record<Extra | 'edits', boolean> & {
    /** Whether any picture on the way has come: who streams may tell of finished ones only. */
    previews: boolean
  }
}

export function openServer(settings: OpenAiImagesSettings, { outgoing, clock }: RemoteTools): Server {
  const line = openBearerLine(settings, { outgoing, clock })
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
