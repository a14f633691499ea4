import { create } from 'zustand'
import type { PricesDraft } from './rules.ts'

/** What is typed and not saved yet. It outlives the page, so that looking at something else in between loses nothing. */
export const usePricesDraft = create<{ draft: PricesDraft }>()(() => ({ draft: {} }))

export function writePrices(typed: PricesDraft): void {
  usePricesDraft.setState(({ draft }) => ({ draft: { ...draft, ...typed } }))
}

/** Forget what was handed in; what was typed over it in the meantime stays. */
export function dropPrices(handedIn: PricesDraft): void {
  usePricesDraft.setState(({ draft }) => ({
    draft: Object.fromEntries(Object.entries(draft).filter(([key, value]) => value !== handedIn[key])),
  }))
}
