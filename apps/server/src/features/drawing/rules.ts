import type { TaskStatus } from '@easel/contract/drawing'
import { markBraces } from '@easel/prompt/mark-braces'
import type { Field } from '@easel/prompt/parameters'
import { type UnsupportedParameters, parsePrompt, type Problem } from '@easel/prompt/parse-prompt'
import type { FieldProblem } from '../../errors.ts'

/** Allowed status changes: 18 of 49. Changes after a final status are ignored. */
export const allowedMoves: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
  NOT_START: ['SUBMITTED', 'IN_PROGRESS', 'MODAL', 'SUCCESS', 'FAILURE', 'CANCEL'],
  SUBMITTED: ['IN_PROGRESS', 'MODAL', 'SUCCESS', 'FAILURE', 'CANCEL'],
  /** To itself with more progress only. */
  IN_PROGRESS: ['IN_PROGRESS', 'SUCCESS', 'FAILURE', 'CANCEL'],
  MODAL: ['NOT_START', 'FAILURE', 'CANCEL'],
  SUCCESS: [],
  FAILURE: [],
  CANCEL: [],
}

/** Queued or running: handled by an engine. */
const DRAWABLE = ['NOT_START', 'SUBMITTED', 'IN_PROGRESS'] as const satisfies readonly TaskStatus[]

export type DoorName = 'person' | 'worker' | 'sweeper'

/** Allowed changes per mover; each is a part of the table above. */
export const movesByMover: Readonly<Record<DoorName, Partial<Record<TaskStatus, readonly TaskStatus[]>>>> = {
  person: { NOT_START: ['MODAL'], CANCEL: [...DRAWABLE, 'MODAL'] },
  worker: {
    SUBMITTED: ['NOT_START'],
    IN_PROGRESS: DRAWABLE,
    SUCCESS: DRAWABLE,
    FAILURE: DRAWABLE,
  },
  sweeper: { FAILURE: DRAWABLE, CANCEL: ['MODAL'] },
}

/** Statuses from which this mover may change a task to `to`. */
export function sourceStates(door: DoorName, to: TaskStatus): readonly TaskStatus[] {
  return movesByMover[door][to] ?? []
}

export function isFinal(status: TaskStatus): boolean {
  return allowedMoves[status].length === 0
}

/** Failure reasons that are the engine's fault, not the person's or the storage's. */
export const ENGINE_FAULTS: ReadonlySet<string> = new Set([
  'engine_unreachable',
  'engine_lost',
  'engine_timeout',
  'engine_failed',
  'engine_bad_reply',
  'engine_forbidden',
  'engine_lacks_call',
  'key_refused',
  'no_models',
  'model_missing',
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
  'engine_crashed',
  'timed_out',
])

/** Failure reasons of a misconfigured engine, which the next drawing would meet as well. */
export const CERTAIN_FAULTS: ReadonlySet<string> = new Set([
  'engine_forbidden',
  'engine_lacks_call',
  'key_refused',
  'no_models',
  'model_missing',
  'sampler_missing',
])

/** A drawing is given up after this long: twice the half hour that engine kinds allow, whose own limit gives a better reason. */
export const RUN_MS = 60 * 60_000
/** Maximum time in the queue. */
export const WAIT_MS = 24 * 60 * 60_000
/** A task is given up when all its engines have been down this long. */
export const AWAY_MS = 10 * 60_000
/** Consecutive crashes, without progress between them, after which a task fails. */
export const CRASHES_MAX = 3
/** After this wait a RELAX task is queued like a FAST one. */
export const RELAX_PATIENCE_MS = 10 * 60_000

/**
 * Estimated seconds until the task at `place` (1 is next) is done: full rounds of all slots before it, and its own drawing. Null:
 * no estimate yet.
 */
export function secondsUntilDone(place: number, slots: number, meanSeconds: number | null): number | null {
  if (meanSeconds === null) return null
  const rounds = Math.ceil(place / Math.max(1, slots))
  return Math.ceil(rounds * meanSeconds)
}

/** What the grammar found wrong, as the person hears it. */
export function notesOf(problems: readonly Problem[]): FieldProblem[] {
  return problems.map(({ at, reason, allowed, start, end }) => ({ problem: reason, at, options: allowed, start, end }))
}

/** Parameters with picture addresses, for engines that open them. */
export const LINKED = [
  'characterReference',
  'characterWeight',
  'styleReference',
  'styleWeight',
  'styleVersion',
  'omniReference',
  'omniWeight',
] as const

/** Parameters of clips, for engines that make some. */
export const CLIP_FIELDS = ['motion', 'endPicture', 'batchSize', 'loop', 'video'] as const

/** Parameters that no other engine supports; silently ignoring them would mislead. */
const NOT_DRAWN = ['stop', ...LINKED, 'lora', 'profile', 'experimental', ...CLIP_FIELDS, 'draft', 'visibility'] as const

export const unsupportedInPrompt: UnsupportedParameters = new Set([...NOT_DRAWN, 'zoom'])
/** Where a custom zoom asks for its words, they may say how far. */
export const unsupportedInZoom: UnsupportedParameters = new Set(NOT_DRAWN)
/** The same where an engine draws by these. */
export function removeSupported(notTaken: UnsupportedParameters, supported: readonly Field[]): UnsupportedParameters {
  return new Set([...notTaken].filter((field) => !supported.includes(field)))
}

const notInSuffix: UnsupportedParameters = new Set([...NOT_DRAWN, 'zoom', 'repeat'])

/** Problems of a suffix or named option: it must not multiply drawings or contain pictures. */
export function validateSuffix(suffix: string): FieldProblem[] {
  const brace = markBraces(suffix).find(({ kind }) => kind !== 'text')
  const chooses = brace && { problem: 'one_drawing_only' as const, at: brace.kind, ...placeOf(brace.start) }
  const { problems, pictures } = parsePrompt(suffix, notInSuffix)
  const names = pictures ? [{ problem: 'picture_not_taken' as const }] : []
  return [...(chooses ? [chooses] : []), ...names, ...notesOf(problems)]
}

function placeOf(start: number): Pick<FieldProblem, 'start' | 'end'> {
  return { start, end: start + 1 }
}
