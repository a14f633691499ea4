import type { Task } from '@easel/contract/drawing'

/** Lease duration: a worker that does not renew within this time loses its task. */
export const LEASE_MS = 10_000
/** Interval for renewing leases, ending overdue tasks, and checking the queue in case a notification was lost. */
export const BEAT_MS = 2_000
/** Tasks claimed before leases are renewed again. */
export const CLAIMS_A_TURN = 32
/** Tasks of dead workers adopted in one statement; the rest follows in the next turn. */
export const ADOPTIONS_A_TURN = 256
/** Minimum interval between progress reports, and between previews, per task. */
const REPORT_EVERY_MS = 250
/** Pause after a full disk, to give time to free space. */
export const FULL_REST_MS = 20_000
/** Pauses before what was unreachable is tried again. */
export const RETRY_PAUSES_MS: readonly number[] = [500, 2_000, 5_000]

/** Refusal reasons that have a text of their own; others are shown in the engine's words. */
const NAMED_REFUSALS: ReadonlySet<string> = new Set([
  'engine_lost',
  'engine_timeout',
  'engine_bad_reply',
  'engine_failed',
  'engine_refused',
  'engine_lacks_call',
  'engine_lacks_verb',
  'no_models',
  'model_missing',
  'lora_missing',
  'sampler_missing',
  'picture_missing',
  'picture_unreadable',
  'picture_too_large',
  'picture_forbidden',
  'clip_missing',
  'clip_not_fetched',
  'clip_unreadable',
  'clip_too_large',
  'clip_forbidden',
  'picture_of_another_engine',
  'engine_forbidden',
  'engine_unreachable',
  'key_refused',
  'cancelled',
  'banned_word',
])

/** Retries with an unreachable engine while another one could draw. */
export const TRIES_BEFORE_LEAVING = 3
export const LONGEST_AWAY_MS = 4_000

/** Patterns of internal details: paths, addresses, model files, lists and exceptions. */
const OF_MACHINES =
  /[\\/]\w+[\\/]|\b[a-z]:\\|:\/\/|\b\d{1,3}(?:\.\d{1,3}){3}\b|localhost|\.(?:safetensors|ckpt|pth?|gguf|bin|onnx|py|json|so|dll)\b|\bnot in\b|[[\]{}]|\w(?:Error|Exception)\b|\b(?:cuda|torch|traceback)\b|sk-\w/i

export interface Explained {
  reason: string
  /** In the engine's own words, for who asked for it. */
  detail: string | null
  /** For its operator alone. */
  said: string | null
}

/** Split an engine's refusal message into the part for people and the part for its operator. */
export function explainRefusal(report: { reason: string; detail?: string; said?: string }): Explained {
  const isNamed = NAMED_REFUSALS.has(report.reason)
  const words = (isNamed ? null : report.reason) ?? report.detail ?? null
  const isForPeople = words !== null && !OF_MACHINES.test(words)
  const reason = isNamed ? report.reason : 'engine_refused'
  return { reason, detail: isForPeople ? words : null, said: report.said ?? (isForPeople ? null : words) }
}

/** The `w:h` of a task. @throws RangeError when it is none */
export function ratioOf(aspectRatio: string): { width: number; height: number } {
  const [width = 0, height = 0] = aspectRatio.split(':').map(Number)
  if (!(width > 0 && height > 0)) throw new RangeError(`aspect ratio: ${aspectRatio}`)
  return { width, height }
}

/** Differences below this are invisible. */
const RATIO_TOLERANCE = 0.01

/** Whether a picture is as wide for its height as was asked for, as far as whole pixels allow. */
export function meetsRatio({ width, height }: Ratio, ratio: Ratio): boolean {
  const requestedRatio = ratio.width / ratio.height
  const isNear = Math.abs(Math.log(width / height / requestedRatio)) <= RATIO_TOLERANCE
  return isNear || Math.abs(width - height * requestedRatio) <= 1 || Math.abs(height - width / requestedRatio) <= 1
}

interface Ratio {
  width: number
  height: number
}

/** Everything that a worker of this process holds is owned by a name that begins so. */
export function ownerPrefix(nodeId: string, pid: number): string {
  return `${nodeId}:${pid}:`
}

/** Whether progress should be written: new, and not too soon after the last. */
export function isWorthTelling(
  task: Pick<Task, 'status' | 'progress'>,
  progress: number,
  sinceLastMs: number,
): boolean {
  if (task.status !== 'IN_PROGRESS') return true
  return progress > task.progress && sinceLastMs >= REPORT_EVERY_MS
}

/** Whether a new preview is not too soon after the one before. */
export function isWorthShowing(sinceLastMs: number): boolean {
  return sinceLastMs >= REPORT_EVERY_MS
}
