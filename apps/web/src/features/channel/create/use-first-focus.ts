import { type RefObject, useEffect, useRef } from 'react'

/** Ref of the field to focus after the dialog has opened, which first focuses itself. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
