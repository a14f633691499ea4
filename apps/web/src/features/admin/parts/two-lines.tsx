import type { ReactNode } from 'react'
import styles from './two-lines.module.css'

interface TwoLinesProps {
  first: ReactNode
  second: ReactNode
}

/** What something is, and under it, smaller, what else there is to know of it. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <span className={styles.lines}>
      <span>{first}</span>
      <small>{second}</small>
    </span>
  )
}
