import type { ReactNode } from 'react'

/** Takes the focus of a button that is gone once its act was done, so that the keyboard goes on from this row. */
export function DoneMark({ children }: { children: ReactNode }) {
  return (
    <span ref={takeFocus} tabIndex={-1} className="sr-only">
      {children}
    </span>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
