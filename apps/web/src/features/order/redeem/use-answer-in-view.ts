import { type RefObject, useEffect, useRef } from 'react'

/** For a form: what came of it stands under its field, where the edge of a dialog may hide it. */
export function useAnswerInView(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return form
}
