/** Bounds of what a person waits for at a screen, in seconds. */
const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const
/** Bounds of what drawings take, in seconds: from a fake engine to one that works for an hour. */
const DRAWING_SECONDS = [0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300, 600, 1800, 3600] as const

export type Figure =
  | { type: 'counter' | 'gauge'; help: string }
  | { type: 'histogram'; help: string; bounds: readonly number[] }

/**
 * What a process counts and measures by itself, as `/metrics` names it; of several processes the sum is the whole. Labels have
 * few values: those of closed lists, engines and doors.
 */
export const figures = {
  easel_payment_notices_total: { type: 'counter', help: 'Notices of payment providers, by outcome.' },
  easel_refusals_total: { type: 'counter', help: 'Refusals, by reason and by the door at which they were given.' },
  easel_storage_errors_total: { type: 'counter', help: 'Errors of the storage of pictures, by kind.' },
  easel_tasks_ended_total: {
    type: 'counter',
    help: 'Drawings that ended, by engine, outcome and reason of a failure.',
  },
  easel_answer_seconds: {
    type: 'histogram',
    help: 'Time from a request to the end of its answer, by door and class of status.',
    bounds: ANSWER_SECONDS,
  },
  easel_task_wait_seconds: {
    type: 'histogram',
    help: 'Time from the submit of a drawing to its start at an engine, by engine and speed.',
    bounds: DRAWING_SECONDS,
  },
  easel_task_drawing_seconds: {
    type: 'histogram',
    help: 'Time from the start of a drawing at an engine to its end, by engine, verb and outcome.',
    bounds: DRAWING_SECONDS,
  },
  easel_frame_delay_seconds: {
    type: 'histogram',
    help: 'Time from the writing of a live frame to its being handed to the sockets of its room.',
    bounds: ANSWER_SECONDS,
  },
  easel_sockets: { type: 'gauge', help: 'Sockets that are open.' },
} as const satisfies Record<string, Figure>

type NamesOf<Type> = {
  [Name in keyof typeof figures]: (typeof figures)[Name]['type'] extends Type ? Name : never
}[keyof typeof figures]

export type CounterName = NamesOf<'counter'>
export type GaugeName = NamesOf<'gauge'>
export type HistogramName = NamesOf<'histogram'>
