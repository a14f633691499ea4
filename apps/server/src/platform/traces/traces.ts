/** What may be said of a span: names and numbers, never what people write or who they are. */
export type TraceFacts = Readonly<Record<string, string | number | boolean>>

export interface SpanOptions {
  kind?: 'server' | 'client' | 'internal'
  facts?: TraceFacts
  /** Written by `current` somewhere else; null or left out: the span that surrounds this one, if any. */
  parent?: string | null
}

export interface Span {
  add(facts: TraceFacts): void
}

/** A span that is begun in one callback and ended in another. */
export interface OpenSpan extends Span {
  /** Whatever is begun in `act` is below this span. */
  run(act: () => void): void
  end(outcome: { name?: string; facts?: TraceFacts; hasFailed: boolean }): void
}

/** Spans of what the server does, for a collector of the operator's. */
export interface Traces {
  readonly isOn: boolean
  /** An act as a span; one that throws has failed. */
  span<Result>(name: string, options: SpanOptions, act: (span: Span) => Promise<Result>): Promise<Result>
  /** Something that is over; with neither parent nor surrounding span it is not worth telling. */
  note(name: string, options: SpanOptions & { startedAt: Date; endedAt?: Date; hasFailed?: boolean }): void
  open(name: string, options: SpanOptions): OpenSpan
  /** The span that surrounds this, as the header `traceparent` has it; null: none does. */
  current(): string | null
  /** Send what is left. Never throws. */
  close(): Promise<void>
}

const nothing: OpenSpan = { add: () => undefined, run: (act) => act(), end: () => undefined }

export const noTraces: Traces = {
  isOn: false,
  span: (_name, _options, act) => act(nothing),
  note: () => undefined,
  open: () => nothing,
  current: () => null,
  close: () => Promise.resolve(),
}
