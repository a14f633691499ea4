import { CallError } from './call-error.ts'

/** For a single field: rethrows the error of its field as one message, else the error as it is. */
export function rethrowFieldMessage(thrown: unknown): never {
  const fields = thrown instanceof CallError ? Object.values(thrown.fields) : []
  throw fields.length > 0 ? new Error(fields.join(' ')) : thrown
}
