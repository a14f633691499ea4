import { EngineRefused } from '../remote/faults.ts'

const LONGEST_TOLD = 4_000
/** torch's exception by name, and the sentences of torch, its backends, and the attention that is split to save memory. */
const WORDS = /OutOfMemory|out of memory|not enough (?:GPU (?:video )?)?memory/i

/** The card cannot hold what was asked for. Nothing has been drawn. */
export class OutOfMemory extends EngineRefused {
  override name = 'OutOfMemory'

  /** @param cause What else would have been said of that answer */
  constructor(cause: unknown) {
    super('engine_failed', { status: 500, cause })
  }
}

/** @param body As the API tells of any exception: `{"error": type, "detail", "body", "errors": sentence}` */
export function tellsOutOfMemory({ status, body }: { status: number; body: Uint8Array }): boolean {
  return status === 500 && WORDS.test(new TextDecoder().decode(body.subarray(0, LONGEST_TOLD)))
}
