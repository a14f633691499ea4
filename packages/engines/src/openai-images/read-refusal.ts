import type { OutgoingAnswer } from '@easel/outgoing/outgoing'
import { EngineRefused, EngineMessage } from '../remote/faults.ts'
import { type Line, requireTaken, withoutKey } from '../remote/line.ts'
import { anyComplaint, type Complaint } from './wire.ts'

const LONGEST_REASON = 300
/** OpenAI's two, those of Azure, that of new-api, and those of Volcengine Ark: `InputTextSensitiveContentDetected`, … */
const ABOUT_CONTENT =
  /^(moderation_blocked|content_policy_violation|content_?[fF]ilter|sensitive_words_detected|\w+SensitiveContentDetected(\.\w+)*)$/
/** OpenAI's and new-api's; Ark has `InvalidEndpointOrModel.NotFound` and `ModelNotOpen`. */
const ABOUT_MODEL = /^(model_not_found|ModelNotOpen|InvalidEndpointOrModel\.\w+)$/
/** What one-api and new-api say of calls that they do not pass on, `/images/edits` among them, with status 501. */
const NO_SUCH_CALL = 'api_not_implemented'
const BANNED = 'banned_word'
/** What compatible servers say of it that have no code. */
const CONTENT_WORDS = /safety system|content (?:policy|filter)|moderation|policy violation/i
/** Configuration faults, whose text is for the operator only. */
const OF_SETTINGS: ReadonlySet<string> = new Set(['model_missing', 'key_refused'])
const NOTHING: Complaint = { code: null, param: null, message: null }

/** Refused in the server's words. */
export class ServerRefused extends EngineRefused {
  override name = 'ServerRefused'
  /** All that it said of what is wrong. */
  readonly said: string

  constructor(reason: string, { code, param, message }: Complaint, status: number | null = null) {
    const description = [code, param, message].filter((part) => part !== null).join(' ')
    const detail = reason === BANNED ? message?.trim().slice(0, LONGEST_REASON) || null : null
    const isOfSettings = OF_SETTINGS.has(reason) && description !== ''
    super(reason, {
      status,
      detail,
      cause: isOfSettings ? new EngineMessage(description.slice(0, LONGEST_REASON)) : new Error(description),
    })
    this.said = description
  }
}

/** What a complaint means that came with a yes, such as in the middle of a stream. */
export function refusalOf(complaint: Complaint): ServerRefused {
  return new ServerRefused(readContent(complaint) ?? sentenceOf(complaint) ?? 'engine_failed', complaint)
}

/** @throws NotTaken, EngineRefused when the status says anything but yes */
export function requireYes(answer: OutgoingAnswer, line: Pick<Line, 'clock' | 'headers'>): void {
  if (answer.status < 200 || answer.status > 299) {
    const complaint = readComplaint(answer.body) ?? NOTHING
    const message = complaint.message && withoutKey(complaint.message, line)
    const refusal = readRefusal(answer.status, { ...complaint, message })
    if (refusal) throw refusal
  }
  requireTaken(answer, line)
}

/** Null: what is wrong is told by the status alone. */
function readRefusal(status: number, complaint: Complaint): ServerRefused | null {
  if (status === 501 || complaint.code === NO_SUCH_CALL) return new ServerRefused('engine_lacks_call', complaint, 501)
  const content = readContent(complaint)
  if (content !== null) return new ServerRefused(content, complaint)
  const sentence = sentenceOf(complaint)
  if (sentence === null) return null
  // A missing model: retries and other engines do not help.
  if (isAboutModel(status, complaint)) return new ServerRefused('model_missing', complaint)
  if (complaint.code === 'insufficient_quota') return new ServerRefused('key_refused', complaint)
  return status === 400 || status === 403 || status === 422 ? new ServerRefused(sentence, complaint, status) : null
}

/** vLLM's codes are numbers; it names the parameter. */
function isAboutModel(status: number, { code, param }: Complaint): boolean {
  return ABOUT_MODEL.test(code ?? '') || (status === 404 && param === 'model')
}

function readContent({ code, message }: Complaint): string | null {
  return ABOUT_CONTENT.test(code ?? '') || CONTENT_WORDS.test(message ?? '') ? BANNED : null
}

function sentenceOf({ message }: Complaint): string | null {
  return message?.trim().slice(0, LONGEST_REASON) || null
}

/** Null: it said nothing that can be read. */
export function readComplaint(body: Uint8Array): Complaint | null {
  try {
    return anyComplaint.parse(JSON.parse(new TextDecoder().decode(body)))
  } catch {
    return null
  }
}
