import { type RefObject, useEffect, useRef } from 'react'

/** For the heading (with `tabIndex={-1}`) of what takes another's place: the focus goes there, and its words are read out. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return heading
}
