import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

interface Writing {
  isWriting: boolean
  handleFocus(): void
  handleBlur(): void
}

/**
 * True from the focus of the field until the focus has left the form and the press that moved it has ended. The composer shrinks
 * when this becomes false, and the element being pressed in the feed must not move before its click.
 */
export function useIsWriting(form: RefObject<HTMLFormElement | null>): Writing {
  const [isWriting, setIsWriting] = useState(false)
  const isPressing = useRef(false)

  // `click` directly follows `mouseup`, so it has been handled in the next task.
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
