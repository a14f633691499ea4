import type { ReactNode } from 'react'
import styles from './sheet.module.css'

/** A small sheet for hairlines in the colour of the words around it; `data-seal` marks what is vermilion. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.sheet} viewBox="0 0 160 96" width={160} height={96} aria-hidden focusable={false}>
      {children}
    </svg>
  )
}
