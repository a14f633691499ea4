import { type RefObject, useEffect, useRef } from 'react'

/** The field that has the focus once the dialog around it, which takes it first, is open. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
