/** JSON-safe receipt of a started drawing; stored with the task so that a restarted worker can go on. */
export type Ticket = { readonly [key: string]: string | number | boolean }

/** JSON-safe memory of one drawn picture, given back to the same engine when a person works on with it. Opaque to everyone else. */
export type Recipe = { readonly [key: string]: unknown }

/** What one task asks of an engine. Built from the stored task alone, so that it can be built again after a restart. */
export interface DrawOrder {
  verb: Verb
  /** The words, without `--` parameters, 1 to 6,000 characters. */
  prompt: string
  /** Words that must not appear (`--no`). */
  without: readonly string[]
  bot: 'MID_JOURNEY' | 'NIJI_JOURNEY'
  /** `7`, `6.1`, … as the person chose it. */
  modelVersion: string
  aspectRatio: { width: number; height: number }
  /** 0 to 4294967295; the four pictures use seed, seed + 1, seed + 2, seed + 3. */
  seed: number
  /** 0 to 1000. */
  stylize: number
  /** 0 to 100: how far the four pictures lie apart. */
  chaos: number
  /** 0 to 3000. */
  weird: number
}

/** A grid of four from words, or a grid of four from one picture of an earlier grid. */
export type Verb = { kind: 'imagine' } | { kind: 'variation'; strength: 'subtle' | 'strong'; parent: Recipe }

export interface Picture {
  /** PNG bytes. The same order gives the same bytes. */
  png: Uint8Array
  width: number
  height: number
  recipe: Recipe
}

export type Report =
  /** `progress` 0 to 99; `preview` is a small WebP of the grid as it stands, a true intermediate state. */
  | { state: 'drawing'; progress: number; preview: Uint8Array | null }
  | { state: 'done'; pictures: Picture[] /** Words of the prompt that could not be drawn. */; notDrawn: string[] }
  | { state: 'refused'; reason: string }

export interface Engine {
  /** Stored with the task and shown to people: `painter`. */
  readonly id: string
  /** Grids that it draws at the same time. */
  readonly slots: number
  /**
   * Hand the order over and return at once.
   * @throws EngineUnreachable when the engine cannot take it; safe to try again.
   */
  start(order: DrawOrder, signal: AbortSignal): Promise<Ticket>
  /**
   * Yields until `done` or `refused`; throws the signal's reason when it aborts, and gives the slot back.
   * May be called again with the same ticket by another process after the first one died.
   */
  follow(ticket: Ticket, order: DrawOrder, signal: AbortSignal): AsyncIterable<Report>
  /** Free threads and connections. */
  close(): Promise<void>
}

export class EngineUnreachable extends Error {
  override name = 'EngineUnreachable'
}
