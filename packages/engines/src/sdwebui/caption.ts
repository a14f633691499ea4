import { EngineRefused, NotTaken } from '../remote/faults.ts'
import { toBase64 } from '../remote/picture.ts'
import { holdServer } from './hold-server.ts'
import type { OrderContext } from './order-context.ts'
import { caption } from './wire.ts'

/** Null: the server has no interrogator, or none that works. */
export async function askCaption(
  { server, run }: Pick<OrderContext, 'server' | 'run'>,
  png: Uint8Array,
): Promise<string | null> {
  if (!server.known.captions) return null
  try {
    const body = { image: toBase64(png), model: 'clip' }
    const answer = await holdServer(
      server,
      { call: 'interrogate', body, rounds: 1 },
      { run, see: () => Promise.resolve() },
    )
    const read = caption.safeParse(answer)
    const words = read.success ? read.data.caption.trim() : ''
    return words === '' || words === '<error>' ? null : words
  } catch (error) {
    run.signal.throwIfAborted()
    // The picture can be described without it.
    if (error instanceof NotTaken) return null
    if (!(error instanceof EngineRefused)) throw error
    if (error.reason === 'engine_lacks_call') server.known.captions = false
    return null
  }
}
