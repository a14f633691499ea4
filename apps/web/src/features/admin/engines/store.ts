import { create } from 'zustand'
import type { EngineDraft } from './rules.ts'

/** Of an engine that is not there yet. No engine can be called so, as one could be called `new`. */
export const NEW = '+'

/** What is being typed, by engine. It outlives the page, as a product's does. */
export const useEngineDrafts = create<Readonly<Record<string, EngineDraft | undefined>>>()(() => ({}))

export function writeEngineDraft(id: string, draft: EngineDraft): void {
  useEngineDrafts.setState({ [id]: draft })
}

export function dropEngineDraft(id: string): void {
  useEngineDrafts.setState({ [id]: undefined })
}

/** Forget what was handed in, unless it was typed over in the meantime. */
export function dropHandedIn(id: string, handedIn: EngineDraft): void {
  if (useEngineDrafts.getState()[id] === handedIn) dropEngineDraft(id)
}
