import { useEffect, useRef } from 'react'

/** Gives the focus to an element once it is there. */
export function useFocusAtStart<Kind extends HTMLElement>(isWanted: boolean) {
  const element = useRef<Kind>(null)
  const wasWanted = useRef(isWanted)
  useEffect(() => {
    if (wasWanted.current) element.current?.focus()
  }, [])
  return element
}
