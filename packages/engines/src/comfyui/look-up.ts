import type { z } from 'zod'
import { EngineRefused } from '../remote/faults.ts'
import { askJson } from '../remote/line.ts'
import type { Server } from './server.ts'
import { history, historyEntry, type HistoryEntry, queue } from './wire.ts'

/** What became of a prompt; null: it is not over, or not known. @throws NotTaken, EngineRefused, the signal's reason */
export async function readHistory(server: Server, prompt: string, signal: AbortSignal): Promise<HistoryEntry | null> {
  const entries = await get(server, { path: `/history/${encodeURIComponent(prompt)}`, shape: history }, signal)
  const entry = Object.hasOwn(entries, prompt) ? entries[prompt] : undefined
  if (entry === undefined) return requireNone(entries)
  const read = historyEntry.safeParse(entry)
  if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
  return read.data
}

/** An answer about something else is none. */
function requireNone(found: Record<string, unknown>): null {
  if (Object.keys(found).length > 0) throw new EngineRefused('engine_bad_reply')
  return null
}

/** The newest prompts that are over, by their ids. @throws NotTaken, EngineRefused, the signal's reason */
export async function listHistory(
  server: Server,
  count: number,
  signal: AbortSignal,
): Promise<[string, HistoryEntry][]> {
  const entries = await get(server, { path: `/history?max_items=${count}`, shape: history }, signal)
  return Object.entries(entries).flatMap(([id, entry]) => {
    const read = historyEntry.safeParse(entry)
    return read.success ? [[id, read.data] as [string, HistoryEntry]] : []
  })
}

/** @throws NotTaken, EngineRefused, the signal's reason */
export function readQueue(server: Server, signal: AbortSignal): Promise<z.infer<typeof queue>> {
  return get(server, { path: '/queue', shape: queue }, signal)
}

async function get<Shape extends z.ZodType>(
  { line, settings }: Server,
  { path, shape }: { path: string; shape: Shape },
  signal: AbortSignal,
): Promise<z.infer<Shape>> {
  const timeoutMs = settings.answerMs
  const read = shape.safeParse(await askJson(line, { method: 'GET', path, signal, timeoutMs }))
  if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
  return read.data
}
