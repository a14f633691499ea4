import type { createCodes } from '@easel/contract/admin-codes'
import type { DataOf } from '@easel/contract/call'
import { create } from 'zustand'

export type NewCodes = DataOf<typeof createCodes>

interface Shown {
  made: NewCodes | null
  /** They were copied or downloaded. */
  isTaken: boolean
}

/** What the codes of the last batch say. Nobody can ask for it again, so it stays until it is put away on purpose. */
export const useNewCodes = create<Shown>()(() => ({ made: null, isTaken: false }))

export function showCodes(made: NewCodes): void {
  useNewCodes.setState({ made, isTaken: false })
  addEventListener('beforeunload', askBeforeClosing)
}

export function markTaken(): void {
  useNewCodes.setState({ isTaken: true })
  removeEventListener('beforeunload', askBeforeClosing)
}

export function putAway(): void {
  useNewCodes.setState({ made: null, isTaken: false })
  removeEventListener('beforeunload', askBeforeClosing)
}

/** As long as nobody took them, wherever in the product one is. */
function askBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
