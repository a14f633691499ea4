import { type FieldNote, Refusal } from '../../../errors.ts'
import type { Door, DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { CODES } from './rules.ts'

/** A refusal with the code that clients of midjourney-proxy know: HTTP 200 but where the caller is nobody, too fast, or it is our fault. */
export const refuseMj: Door['refuse'] = (refusal, { message }) => ({
  status: statusOf(refusal),
  json: viewRefusal(refusal, message),
})

/** The clip to go on from is not there: some of its clients look at the status alone. */
export function refuseUnknownTask({ sayRefusal }: Pick<DoorDeps, 'sayRefusal'>, { actor }: ProgramCall): ProgramAnswer {
  const refusal = new Refusal('not_found')
  return { status: 404, json: viewRefusal(refusal, sayRefusal(refusal, actor.language)) }
}

function viewRefusal(refusal: Refusal, message: string) {
  const banned = findBanned(refusal)
  const code = banned === undefined ? codeOf(refusal) : CODES.bannedWord
  // A client answers every description with this word by a modal.
  const description = banned === undefined ? message.replace(/confirm/gi, 'approve') : `可能包含敏感词 ${banned}`
  const properties = banned === undefined ? {} : { bannedWord: banned, promptEn: '' }
  // Of a 401 some show `error`, and else the whole body.
  const error = refusal.code === 401 ? { error: description } : {}
  return { code, description, result: null, properties, ...error }
}

function statusOf({ reason, code }: Refusal): number {
  if (reason === 'unauthenticated' || reason === 'rate_limited' || reason === 'too_large') return code
  if (reason === 'malformed') return 400
  if (reason === 'unknown_path') return 404
  return code >= 500 ? code : 200
}

function codeOf({ reason, code, quota }: Refusal): number {
  if (quota?.name === 'tasks' || quota?.name === 'relaxTasks') return CODES.queueFull
  if (reason === 'not_found' || reason === 'upstream_unavailable') return CODES.notFound
  return code >= 500 ? CODES.failure : CODES.refused
}

function findBanned({ fields = {} }: Refusal): string | undefined {
  for (const note of Object.values(fields)) {
    for (const problem of listProblems(note)) if (problem.problem === 'blocked_word') return problem.at ?? ''
  }
  return undefined
}

function listProblems(note: FieldNote) {
  return typeof note === 'string' ? [{ problem: note, at: undefined }] : [note].flat()
}
