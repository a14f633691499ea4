import type { Done, DrawOrder, Report, Ticket } from '../engine.ts'
import { isClipOrder } from '../remote/clip-wish.ts'
import { drawOrder } from '../remote/draw-order.ts'
import { followDrawing, type ReportProgress } from '../remote/follow-drawing.ts'
import { reportRefused } from '../remote/report-refused.ts'
import { takeDrawn } from '../remote/take-drawn.ts'
import { awaitPrompt, type PromptOutput } from './await-prompt.ts'
import { fetchDrawn } from './fetch-drawn.ts'
import { finishClip } from './finish-clip.ts'
import { closeListener } from './open-listener.ts'
import type { Server } from './server.ts'
import { type Receipt, storedTicket } from './wire.ts'

/** @throws the signal's reason; EngineUnreachable when the server cannot be asked: follow again later */
export async function* followPrompt(
  server: Server,
  { ticket, order }: { ticket: Ticket; order: DrawOrder },
  signal: AbortSignal,
): AsyncGenerator<Report> {
  signal.throwIfAborted()
  const { id } = server.settings
  const stored = storedTicket.safeParse(ticket).data
  if (stored?.engine !== id) return yield { state: 'refused', reason: 'engine_lost' }
  if ('refused' in stored) return yield reportRefused(stored)
  if ('words' in stored) return yield await drawOrder(takeDrawn(id, order, []), order)
  server.open.add(stored.prompt)
  const draw = (tell: ReportProgress, halt: AbortSignal) =>
    finish(server, { receipt: stored, order }, { tell, signal: halt })
  for await (const report of followDrawing(draw, { signal, stop: new AbortController() })) {
    if (report.state !== 'drawing') await forget(server, stored)
    yield report
  }
}

async function finish(
  server: Server,
  { receipt, order }: { receipt: Receipt; order: DrawOrder },
  { tell, signal }: { tell: ReportProgress; signal: AbortSignal },
): Promise<Done> {
  const { id } = server.settings
  const output = await awaitPrompt(server, receipt, { tell, signal })
  if (isClipOrder(order)) return finishClip(server, { receipt, order, output }, signal)
  if (order.verb.kind === 'describe') {
    return drawOrder({ ...takeDrawn(id, order, []), caption: async () => wordsOf(receipt, output) }, order)
  }
  return drawOrder(takeDrawn(id, order, await fetchDrawn(server, receipt, { shown: output, signal })), order)
}

/** Null: it found none. */
function wordsOf({ outputs: id }: Receipt, { outputs }: PromptOutput): string | null {
  const text = (outputs[id]?.words ?? []).join(', ').trim()
  return text === '' ? null : text
}

async function forget(server: Server, { prompt, client }: Receipt): Promise<void> {
  server.open.delete(prompt)
  server.cancelled.delete(prompt)
  await closeListener(server, client)
}
