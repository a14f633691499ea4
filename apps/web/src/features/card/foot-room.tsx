import type { CSSProperties, ReactNode } from 'react'
import styles from './action-rows.module.css'

interface FootRoomProps {
  /** Number of button rows to reserve. */
  rows: number
  /** Id of the task, once known. */
  of?: string
  children?: ReactNode
}

/** Reserves the height of the buttons from the key press on, so that the feed does not shift when the card finishes. */
export function FootRoom({ rows, of, children }: FootRoomProps) {
  return (
    <div className={styles.foot} data-of={of} style={{ '--rows': rows } as CSSProperties}>
      {children}
    </div>
  )
}
