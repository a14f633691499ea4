/** Once an answer is asked for: what is wrong with it. `lost`, `hanging` and `truncated` come after the asked was done, the others instead of it. */
const ANSWER = [
  'lost',
  'hanging',
  'truncated',
  'error-text',
  'empty',
  'html-502',
  'unavailable',
  'too-many',
  'too-many-for-7-s',
  'key-refused',
  'redirect',
  'not-found',
] as const
export type AnswerFault = (typeof ANSWER)[number]

export function isAnswerFault(fault: string): fault is AnswerFault {
  return ANSWER.some((name) => name === fault)
}

/**
 * How a submit is answered instead of being taken; `queued`, `existed` and `number-id` are taken, `duplicate-id` answers with the id of an
 * older task.
 * `no-price` and `no-permission` are words of the relay new-api, `day-limit` is one of the open server's.
 */
const SUBMIT = [
  'refuses',
  'no-price',
  'no-permission',
  'day-limit',
  'no-account',
  'system-failure',
  'queue-full',
  'banned-word',
  'queued',
  'existed',
  'number-id',
  'duplicate-id',
] as const
export type SubmitFault = (typeof SUBMIT)[number]

/** What becomes of the next task. */
const FATES = [
  'hangs',
  'waits-in-line',
  'fails',
  'fails-in-silence',
  'banned-later',
  'times-out',
  'is-cancelled',
  'vanishes',
  'progress-250',
  'progress-nan',
  'progress-backwards',
  'unknown-status',
  'no-buttons',
  'no-picture',
  'sparse',
  'odd-size',
  'foreign-picture',
  'plain-lines',
] as const
export type Fate = (typeof FATES)[number]

const PICTURE = ['not-found', 'html', '30-mb', 'truncated', 'redirect', 'unavailable'] as const
export type PictureFault = (typeof PICTURE)[number]
export type NoticeFault = 'duplicate' | 'lost' | 'reordered'

interface FaultNames {
  submit: AnswerFault | SubmitFault
  fetch: AnswerFault
  list: AnswerFault
  cancel: AnswerFault
  picture: PictureFault
  fate: Fate
  notice: NoticeFault
}

export type FaultPlace = keyof FaultNames

export interface Fault {
  place: Exclude<FaultPlace, 'notice'>
  name: AnswerFault | SubmitFault | Fate | PictureFault
}

/** Whatever may be wrong with a drawing, and where. */
export const EVERY_FAULT: readonly Fault[] = [
  ...[...ANSWER, ...SUBMIT].map((name) => ({ place: 'submit', name }) as const),
  ...ANSWER.map((name) => ({ place: 'fetch', name }) as const),
  ...ANSWER.map((name) => ({ place: 'list', name }) as const),
  ...FATES.map((name) => ({ place: 'fate', name }) as const),
  ...PICTURE.map((name) => ({ place: 'picture', name }) as const),
]

export interface Faults {
  /** From now on, and so many times. */
  plan<Place extends FaultPlace>(place: Place, name: FaultNames[Place], times?: number): void
  /** The same, for whoever goes through all of them. */
  planOne(fault: Fault, times: number): void
  take<Place extends FaultPlace>(place: Place): FaultNames[Place] | null
  /** What has not been met never comes. */
  forget(): void
}

export function openFaults(): Faults {
  const planned: { place: FaultPlace; name: FaultNames[FaultPlace]; left: number }[] = []
  return {
    plan(place, name, times = 1) {
      planned.push({ place, name, left: times })
    },
    planOne({ place, name }, times) {
      planned.push({ place, name, left: times })
    },
    take<Place extends FaultPlace>(place: Place) {
      const fault = planned.find((one) => one.place === place && one.left > 0)
      if (!fault) return null
      fault.left -= 1
      // `plan` put a name of this place there.
      return fault.name as FaultNames[Place]
    },
    forget() {
      planned.length = 0
    },
  }
}
