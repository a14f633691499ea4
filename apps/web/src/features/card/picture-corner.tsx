import type { ReactNode } from 'react'
import styles from './picture-area.module.css'

/** Room for a word on a picture; a passing one goes after three seconds. */
export function PictureCorner({ isPassing = false, children }: { isPassing?: boolean; children: ReactNode }) {
  return (
    <span className={styles.corner} data-passing={isPassing}>
      {children}
    </span>
  )
}
