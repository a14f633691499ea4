import { useSyncExternalStore } from 'react'
import { COMPOSER_ID } from '../store.ts'

/** Where the caret stands in the composer's field. */
export function useCaret(): number {
  return useSyncExternalStore(follow, readCaret)
}

function follow(changed: () => void): () => void {
  document.addEventListener('selectionchange', changed)
  return () => document.removeEventListener('selectionchange', changed)
}

function readCaret(): number {
  const field = document.getElementById(COMPOSER_ID)
  return field instanceof HTMLTextAreaElement ? field.selectionEnd : 0
}
