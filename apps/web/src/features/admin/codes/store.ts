import type { createCodes } from '@easel/contract/admin-codes'
import type { DataOf } from '@easel/contract/call'
import { create } from 'zustand'

export type NewCodes = DataOf<typeof createCodes>

interface Shown {
  made: NewCodes | null
  /** Whether the codes were copied or downloaded. */
  isTaken: boolean
}

/** The codes of the newest batch. They cannot be fetched again, so they stay until the operator closes them. */
export const useNewCodes = create<Shown>()(() => ({ made: null, isTaken: false }))

export function showCodes(made: NewCodes): void {
  useNewCodes.setState({ made, isTaken: false })
  addEventListener('beforeunload', askBeforeClosing)
}

export function markTaken(): void {
  useNewCodes.setState({ isTaken: true })
  removeEventListener('beforeunload', askBeforeClosing)
}

export function closeNewCodes(): void {
  useNewCodes.setState({ made: null, isTaken: false })
  removeEventListener('beforeunload', askBeforeClosing)
}

/** Warns before the window closes while the codes were neither copied nor downloaded, on any page. */
function askBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
