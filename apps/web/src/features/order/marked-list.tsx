import type { ReactNode } from 'react'
import styles from './marked-list.module.css'

interface MarkedListProps {
  label: string
  className: string | undefined
  /** Entries: what is done has `data-state="done"`, where one is has `aria-current`. */
  children: ReactNode
}

/** The steps of a way, each with a mark of how far it is. */
export function MarkedList({ label, className, children }: MarkedListProps) {
  return (
    <ol className={`${styles.list} ${className}`} aria-label={label}>
      {children}
    </ol>
  )
}
