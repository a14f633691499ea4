import type { ReactNode } from 'react'

/** Takes the focus from a button that disappeared when its action succeeded, so that keyboard users stay in the row. */
export function DoneMessage({ children }: { children: ReactNode }) {
  return (
    <span ref={takeFocus} tabIndex={-1} className="sr-only">
      {children}
    </span>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
