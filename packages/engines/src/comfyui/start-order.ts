import { AnswerLost, type DrawOrder, EngineUnreachable, type Ticket } from '../engine.ts'
import { isClipOrder, writeMoves } from '../remote/clip-wish.ts'
import { EngineRefused, NotTaken, engineMessageOf } from '../remote/faults.ts'
import { chooseLoras } from '../remote/loras.ts'
import { addLoras } from './add-loras.ts'
import { promptIdOf } from './attempt-id.ts'
import { copyTemplate, type FilledGraph } from './copy-template.ts'
import { closeListener, openListener } from './open-listener.ts'
import { planClip } from './plan-clip.ts'
import { planPictures } from './plan-order.ts'
import { learnNodes, type Server } from './server.ts'
import { submitPrompt } from './submit-prompt.ts'
import { SOCKET_SAVER } from './template.ts'
import { uploadPictures } from './upload-pictures.ts'
import type { Receipt } from './wire.ts'
import { writeCommonInputs } from './write-common-inputs.ts'

/** Reasons for which a retry before submission is safe. */
const PASSING = new Set(['engine_lost', 'engine_timeout', 'engine_failed'])

/**
 * Refusals and orders that need no server also become tickets.
 * @throws EngineUnreachable, AnswerLost, the signal's reason
 */
export async function startOrder(server: Server, order: DrawOrder, signal: AbortSignal): Promise<Ticket> {
  const engine = server.settings.id
  try {
    const filled = await prepare(server, order, signal)
    if (filled === null) return { engine, words: true }
    return { ...(await handOver(server, promptIdOf(order.attempt), filled, signal)) }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof EngineRefused) return { engine, refused: error.reason, ...engineMessageOf(error) }
    if (!(error instanceof NotTaken)) throw error
    // Wait as the server asked, before the caller retries.
    if (error.retryAfterMs !== null) await server.pause(error.retryAfterMs, signal)
    throw new EngineUnreachable(error.message, { cause: error })
  }
}

async function handOver(server: Server, id: string, filled: FilledGraph, signal: AbortSignal): Promise<Receipt> {
  const { graph, outputs } = filled
  try {
    if (outputs.some((output) => graph[output]?.class_type === SOCKET_SAVER)) await openListener(server, id)
    return await submitPrompt(server, id, filled, signal)
  } catch (error) {
    // If it may have been taken, keep listening.
    if (!(error instanceof AnswerLost)) await closeListener(server, id)
    throw error
  }
}

/** Prepare the graph; null: nothing to draw. Safe to repeat. */
async function prepare(server: Server, order: DrawOrder, signal: AbortSignal): Promise<FilledGraph | null> {
  try {
    if (!server.known.isTold && order.verb.kind !== 'shorten') await learnNodes(server, signal)
    const planned = await (isClipOrder(order) ? planClip(order, server) : planPictures(order, server))
    if (planned === null) return null
    const added = isClipOrder(order) ? [] : chooseLoras(server.settings.loras, order)
    const plan = { ...planned, template: addLoras(planned.template, added) }
    const said = isClipOrder(order) ? { ...order, prompt: writeMoves(order) } : order
    const base = writeCommonInputs(planned.template, said, server)
    const copies = plan.copies.map((wishes) => ({ ...base, ...wishes }))
    return copyTemplate(plan.template, await uploadPictures(server, copies, signal))
  } catch (error) {
    if (!(error instanceof EngineRefused) || !PASSING.has(error.reason)) throw error
    throw new NotTaken(error.message, null, { cause: error })
  }
}
