import { type DrawOrder, type Engine, EngineUnreachable, type Report, type Ticket } from '@easel/engines/engine'

/** An engine broke its word: it threw what it may not, or ended without a result. */
export class EngineFault extends Error {
  override name = 'EngineFault'
}

/** @throws EngineUnreachable, EngineFault */
export async function startEngine(engine: Engine, order: DrawOrder, signal: AbortSignal): Promise<Ticket> {
  try {
    return await engine.start(order, signal)
  } catch (error) {
    throw faultOf(error)
  }
}

/**
 * The engine's reports; what the reader of them throws is left alone.
 * @throws EngineUnreachable, EngineFault
 */
export async function* followEngine(
  engine: Engine,
  { ticket, order }: { ticket: Ticket; order: DrawOrder },
  signal: AbortSignal,
): AsyncIterable<Report> {
  try {
    yield* engine.follow(ticket, order, signal)
  } catch (error) {
    throw faultOf(error)
  }
  throw new EngineFault('the engine ended without a result')
}

function faultOf(error: unknown): Error {
  if (error instanceof EngineUnreachable) return error
  return new EngineFault('the engine failed', { cause: error })
}
