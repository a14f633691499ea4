import { create } from 'zustand'
import type { ProductDraft } from './rules.ts'

/** Of a product that is not there yet. */
export const NEW = 'new'

/** What is being typed, by product. It outlives the page, as the company's does. */
export const useProductDrafts = create<Readonly<Record<string, ProductDraft | undefined>>>()(() => ({}))

export function writeProductDraft(key: string, draft: ProductDraft): void {
  useProductDrafts.setState({ [key]: draft })
}

export function dropProductDraft(key: string): void {
  useProductDrafts.setState({ [key]: undefined })
}

/** Forget what was handed in, unless it was typed over in the meantime. */
export function dropHandedIn(key: string, handedIn: ProductDraft): void {
  if (useProductDrafts.getState()[key] === handedIn) dropProductDraft(key)
}
