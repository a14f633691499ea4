import { CallError } from './call-error.ts'

/** For a field that stands alone: throws what is wrong with it in one sentence, else whatever was thrown. */
export function inWords(thrown: unknown): never {
  const fields = thrown instanceof CallError ? Object.values(thrown.fields) : []
  throw fields.length > 0 ? new Error(fields.join(' ')) : thrown
}
