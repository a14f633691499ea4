/** `refused`: the step never happens, and says so. `lost`: it happens, and nobody hears of it. */
export type FaultKind = 'refused' | 'lost'

/** The step that fails, counted from 0; the others go well. */
export interface Fault {
  at: number
  kind: FaultKind
}

/** The steps of one act towards the outside, statements and calls to strangers alike, one of which can be made to fail. */
export interface FaultPlan {
  /** Do `act`, and give what it did towards the outside, and what it threw; null: nothing. */
  watch(fault: Fault | null, act: () => Promise<unknown>): Promise<{ steps: string[]; isHit: boolean; thrown: unknown }>
  /** Called by what stands between us and the outside, with the error that is thrown for the fault. */
  step<T>(name: string, act: () => Promise<T>, fail: (kind: FaultKind) => Promise<Error>): Promise<T>
}

export function openFaultPlan(): FaultPlan {
  let watched: { steps: string[]; fault: Fault | null } | null = null
  return {
    async watch(fault, act) {
      const steps: string[] = []
      watched = { steps, fault }
      try {
        await act()
        return { steps, isHit: fault !== null && fault.at < steps.length, thrown: null }
      } catch (thrown) {
        return { steps, isHit: fault !== null && fault.at < steps.length, thrown }
      } finally {
        watched = null
      }
    },
    async step(name, act, fail) {
      if (!watched) return act()
      const { steps, fault } = watched
      const isFaulty = steps.push(name) - 1 === fault?.at
      if (!isFaulty) return act()
      if (fault.kind === 'lost') await act()
      throw await fail(fault.kind)
    },
  }
}
