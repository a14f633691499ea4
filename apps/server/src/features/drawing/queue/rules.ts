import type { Task } from '@easel/contract/drawing'

/** A worker that says nothing for this long has lost its task. */
export const LEASE_MS = 10_000
/** How often leases are prolonged, overdue tasks ended, and the line looked at in case a wake-up was lost. */
export const BEAT_MS = 2_000
/** So many tasks are claimed before leases are prolonged again. */
export const CLAIMS_A_TURN = 32
/** So many that a dead server left at engines are taken over at once: it is one statement, and whoever comes next has the rest. */
export const ADOPTIONS_A_TURN = 256
/** A preview and a progress at most this often each, for each task. */
const REPORT_EVERY_MS = 250
/** After a picture for which there was no room: somebody has to make some. */
export const FULL_REST_MS = 20_000
/** Pauses before what was unreachable is tried again. */
export const RETRY_PAUSES_MS: readonly number[] = [500, 2_000, 5_000]

/** Refusals that people are told by name; whatever else an engine says is its own word. */
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
  'picture_of_another_engine',
  'engine_forbidden',
  'engine_unreachable',
  'key_refused',
  'cancelled',
  'banned_word',
])

/** An engine that is away is tried so often, and as long as that, while another one could draw. */
export const TRIES_BEFORE_LEAVING = 3
export const LONGEST_AWAY_MS = 4_000

/** Paths, addresses, files of models, lists and exceptions: what a machine of the operator's says of itself. */
const OF_MACHINES =
  /[\\/]\w+[\\/]|\b[a-z]:\\|:\/\/|\b\d{1,3}(?:\.\d{1,3}){3}\b|localhost|\.(?:safetensors|ckpt|pth?|gguf|bin|onnx|py|json|so|dll)\b|\bnot in\b|[[\]{}]|\w(?:Error|Exception)\b|\b(?:cuda|torch|traceback)\b|sk-\w/i

export interface Explained {
  reason: string
  /** In the engine's own words, for who asked for it. */
  detail: string | null
  /** For its operator alone. */
  said: string | null
}

/** What an engine said when it refused, as the task keeps it: words for people, and the rest for who runs the engine. */
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

/** Nearer than this nobody sees it. */
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

/** Whether a report is worth a row: progress that was not shown yet, and not too soon after the one before. */
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
