import type { ReactNode } from 'react'
import styles from './two-lines.module.css'

interface TwoLinesProps {
  first: ReactNode
  second: ReactNode
}

/** Cell with a main line and a smaller second one. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <span className={styles.lines}>
      <span>{first}</span>
      <small>{second}</small>
    </span>
  )
}
