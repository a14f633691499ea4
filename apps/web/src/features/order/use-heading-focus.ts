import { type RefObject, useEffect, useRef } from 'react'

/** Ref for the heading (with `tabIndex={-1}`) of a view that replaces another: it gets the focus, so that screen readers read it. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return heading
}
