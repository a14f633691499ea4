import type { Line } from '../remote/line.ts'
import type { RemoteTools } from '../remote/tools.ts'
import type { OpenAiImagesSettings } from './settings.ts'

/** One server, and what it turned out to lack. */
export interface Server {
  settings: OpenAiImagesSettings
  line: Line
  known: { streams: boolean; edits: boolean; several: boolean }
}

export function openServer(settings: OpenAiImagesSettings, { outgoing, clock }: RemoteTools): Server {
  const headers: Record<string, string> = settings.key === null ? {} : { authorization: `Bearer ${settings.key}` }
  const line = { outgoing, clock, baseUrl: settings.url.replace(/\/+$/, ''), headers }
  return { settings, line, known: { streams: true, edits: true, several: true } }
}
