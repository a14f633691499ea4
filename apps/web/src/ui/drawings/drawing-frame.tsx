import type { ReactNode } from 'react'
import styles from './drawing-frame.module.css'

/** SVG frame of the hairline drawings, in the text colour; `data-seal` marks the vermilion part. */
export function DrawingFrame({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.sheet} viewBox="0 0 160 96" width={160} height={96} aria-hidden focusable={false}>
      {children}
    </svg>
  )
}
