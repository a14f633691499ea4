import type { OutgoingAnswer } from '@easel/outgoing/outgoing'
import { AnswerLost } from '../engine.ts'
import { EngineRefused, EngineMessage } from '../remote/faults.ts'
import { jsonBody, readFault, readJson, requestOf, requireTaken } from '../remote/line.ts'
import { cancelPrompt } from './cancel-prompt.ts'
import type { FilledGraph } from './copy-template.ts'
import { listSamplers } from './list-samplers.ts'
import type { Server } from './server.ts'
import { invalid, type Receipt, submitted } from './wire.ts'

const MOST_BYTES = 4 * 1024 * 1024
const LONGEST_REASON = 300
/** After these errors the server may have accepted it. */
const UNCERTAIN = new Set(['engine_lost', 'engine_timeout', 'engine_bad_reply', 'engine_failed'])

/**
 * Submit a graph, once. Our id is both prompt id and client id: servers that assign their own prompt ids still report the client.
 * @throws NotTaken, EngineRefused, AnswerLost, the signal's reason
 */
export async function submitPrompt(
  server: Server,
  id: string,
  { graph, outputs }: FilledGraph,
  signal: AbortSignal,
): Promise<Receipt> {
  const body = { prompt: graph, client_id: id, prompt_id: id, extra_data: { preview_method: 'auto' } }
  const answer = await hand(server, body, signal)
  const receipt: Receipt = {
    engine: server.settings.id,
    prompt: answer,
    client: id,
    outputs: outputs.join(' '),
    samplers: listSamplers(graph).join(' '),
  }
  if (server.open.has(answer)) {
    // Two prompts with one id could not be told apart.
    await cancelPrompt(server, receipt)
    throw new EngineRefused('engine_bad_reply')
  }
  server.open.add(answer)
  return receipt
}

async function hand(server: Server, body: object, signal: AbortSignal): Promise<string> {
  const { line, settings, known } = server
  const timeoutMs = settings.answerMs
  const question = { ...jsonBody(body), path: '/prompt', signal, timeoutMs, maxBytes: MOST_BYTES }
  try {
    const answer = await line.outgoing.send(requestOf(line, question))
    const refusal = findRefusal(answer)
    if (refusal !== null) {
      // The server's models may have changed since the last query.
      known.isTold = false
      throw new EngineRefused(nameRefusal(refusal), { status: 400, cause: new EngineMessage(refusal) })
    }
    requireTaken(answer, line)
    return submitted.parse(readJson(answer)).prompt_id
  } catch (error) {
    throw nameLoss(readFault(error), signal)
  }
}

function nameLoss(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  if (error instanceof EngineRefused) {
    const { status, reason } = error
    const isUncertain = UNCERTAIN.has(reason) && (status === null || status >= 500)
    return isUncertain ? new AnswerLost(`The answer to a prompt was lost (${reason}).`, { cause: error }) : error
  }
  if (error instanceof Error && error.name === 'ZodError') {
    return new AnswerLost('The answer to a prompt has another shape.', { cause: error })
  }
  return error
}

/** First error of the graph; null: none. Some servers report errors with status 200. */
function findRefusal({ status, body }: Pick<OutgoingAnswer, 'status' | 'body'>): string | null {
  const answer = status === 400 || status === 200 ? parse(body) : null
  const read = invalid.safeParse(answer)
  if (!read.success || submitted.safeParse(answer).success) return null
  const { error, node_errors } = read.data
  const [first = error] = Object.values(node_errors).flatMap(({ errors }) => errors)
  const words = [first.message, first.details].filter((part) => part !== '')
  return words.join(': ').slice(0, LONGEST_REASON) || 'engine_refused'
}

/** Reason for a missing file named in the graph; samplers and schedulers are named too. */
export function nameRefusal(message: string): string {
  if (/^Value not in list: (?:sampler_name|scheduler)\b/.test(message)) return 'sampler_missing'
  if (/^Value not in list: lora_name\b/.test(message)) return 'lora_missing'
  return /^Value not in list: \w*_name\d*\b|Could not detect model type/.test(message)
    ? 'model_missing'
    : 'engine_refused'
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}
