import {
  AnswerLost,
  type Attempt,
  type DrawOrder,
  type Engine,
  EngineUnreachable,
  type RemoteEngine,
  type Report,
  type Ticket,
} from '@easel/engines/engine'

/** An engine violated its interface: it threw an undeclared error, or ended without a result. */
export class EngineFault extends Error {
  override name = 'EngineFault'
}

/** @throws EngineUnreachable, AnswerLost, EngineFault */
export async function startEngine(engine: Engine, order: DrawOrder, signal: AbortSignal): Promise<Ticket> {
  try {
    return await engine.start(order, signal)
  } catch (error) {
    throw error instanceof AnswerLost ? error : faultOf(error)
  }
}

/**
 * Outcome of an attempt; null: surely never taken. `unknown` if the engine cannot be asked.
 *
 * @throws EngineUnreachable, EngineFault
 */
export async function recoverTicket(
  engine: Partial<Pick<RemoteEngine, 'recover'>>,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<Ticket | null | 'unknown'> {
  try {
    return (await engine.recover?.(attempt, signal)) ?? (engine.recover ? null : 'unknown')
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
