import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a form into view when its result appears below the field, where the dialog's edge may hide it. */
export function useAnswerInView(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return form
}
