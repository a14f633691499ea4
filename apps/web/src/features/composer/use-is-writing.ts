import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

interface Writing {
  isWriting: boolean
  handleFocus(): void
  handleBlur(): void
}

/**
 * Whether somebody writes: from the moment the field has the focus until the focus has left the form and the press
 * that took it away has ended. The composer shrinks when writing ends, and what is being pressed in the feed above
 * must not move before its click has arrived.
 */
export function useIsWriting(form: RefObject<HTMLFormElement | null>): Writing {
  const [isWriting, setIsWriting] = useState(false)
  const isPressing = useRef(false)

  // A click follows its mouseup in the same breath, so a task later it has been handled.
  const settle = () => setTimeout(() => setIsWriting((was) => was && hasFocus(form.current)))
  const settleAfterPress = useEffectEvent(settle)

  useEffect(() => {
    const begin = () => {
      isPressing.current = true
    }
    const end = () => {
      isPressing.current = false
      settleAfterPress()
    }
    addEventListener('mousedown', begin, true)
    for (const name of ENDS) addEventListener(name, end, true)
    return () => {
      removeEventListener('mousedown', begin, true)
      for (const name of ENDS) removeEventListener(name, end, true)
    }
  }, [])

  return {
    isWriting,
    handleFocus: () => setIsWriting(true),
    handleBlur: () => {
      if (!isPressing.current) settle()
    },
  }
}

const ENDS = ['mouseup', 'dragend'] as const

function hasFocus(form: HTMLFormElement | null): boolean {
  return form?.contains(document.activeElement) ?? false
}
