import { create } from 'zustand'
import type { ProductDraft } from './rules.ts'

/** Draft key of a new product. */
export const NEW = 'new'

/** Unsaved drafts by product id; they survive navigation. */
export const useProductDrafts = create<Readonly<Record<string, ProductDraft | undefined>>>()(() => ({}))

export function writeProductDraft(key: string, draft: ProductDraft): void {
  useProductDrafts.setState({ [key]: draft })
}

export function dropProductDraft(key: string): void {
  useProductDrafts.setState({ [key]: undefined })
}

/** Removes a saved draft, unless it was edited while the request ran. */
export function dropSavedDraft(key: string, handedIn: ProductDraft): void {
  if (useProductDrafts.getState()[key] === handedIn) dropProductDraft(key)
}
