/** Once an answer is asked for: what is wrong with it. `lost`, `hanging` and `truncated` come after the asked was done, the others instead of it. */
export type AnswerFault =
  | 'lost'
  | 'hanging'
  | 'truncated'
  | 'error-text'
  | 'empty'
  | 'html-502'
  | 'unavailable'
  | 'too-many'
  | 'too-many-for-7-s'
  | 'key-refused'
  | 'redirect'
  | 'not-found'

/** How a submit is answered instead of being taken; `queued` and `number-id` are taken, `duplicate-id` answers with the id of an older task. */
export type SubmitFault =
  | 'refuses'
  | 'no-account'
  | 'system-failure'
  | 'queue-full'
  | 'banned-word'
  | 'queued'
  | 'number-id'
  | 'duplicate-id'

/** What becomes of the next task. */
export type Fate =
  | 'hangs'
  | 'fails'
  | 'fails-in-silence'
  | 'banned-later'
  | 'times-out'
  | 'is-cancelled'
  | 'vanishes'
  | 'progress-250'
  | 'progress-nan'
  | 'progress-backwards'
  | 'unknown-status'
  | 'no-buttons'
  | 'no-picture'
  | 'sparse'
  | 'odd-size'
  | 'foreign-picture'

export type PictureFault = 'not-found' | 'html' | '30-mb' | 'truncated' | 'redirect' | 'unavailable'
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

export interface Faults {
  /** From now on, and so many times. */
  plan<Place extends FaultPlace>(place: Place, name: FaultNames[Place], times?: number): void
  take<Place extends FaultPlace>(place: Place): FaultNames[Place] | null
}

export function openFaults(): Faults {
  const planned: { place: FaultPlace; name: FaultNames[FaultPlace]; left: number }[] = []
  return {
    plan(place, name, times = 1) {
      planned.push({ place, name, left: times })
    },
    take<Place extends FaultPlace>(place: Place) {
      const found = planned.find((one) => one.place === place && one.left > 0)
      if (!found) return null
      found.left -= 1
      // `plan` put a name of this place there.
      return found.name as FaultNames[Place]
    },
  }
}
