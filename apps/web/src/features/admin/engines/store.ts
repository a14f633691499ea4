import { create } from 'zustand'
import type { EngineDraft } from './rules.ts'

/** Draft key of a new engine. `+` is no valid engine id, whereas `new` is one. */
export const NEW = '+'

/** Unsaved drafts by engine id; they survive navigation. */
export const useEngineDrafts = create<Readonly<Record<string, EngineDraft | undefined>>>()(() => ({}))

export function writeEngineDraft(id: string, draft: EngineDraft): void {
  useEngineDrafts.setState({ [id]: draft })
}

export function dropEngineDraft(id: string): void {
  useEngineDrafts.setState({ [id]: undefined })
}

/** Removes a saved draft, unless it was edited while the request ran. */
export function dropSavedDraft(id: string, handedIn: EngineDraft): void {
  if (useEngineDrafts.getState()[id] === handedIn) dropEngineDraft(id)
}
