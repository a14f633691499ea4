import type { CSSProperties, ReactNode } from 'react'
import styles from './action-rows.module.css'

interface FootRoomProps {
  /** Of buttons that stand there, or that will. */
  rows: number
  /** Whose foot it is, once that is known. */
  of?: string
  children?: ReactNode
}

/** Room under a picture for its buttons, from the key press on: what stands above a card must not move when it is done. */
export function FootRoom({ rows, of, children }: FootRoomProps) {
  return (
    <div className={styles.foot} data-of={of} style={{ '--rows': rows } as CSSProperties}>
      {children}
    </div>
  )
}
