import type { ReactNode } from 'react'
import styles from './parts-page.module.css'

interface PartProps {
  /** As its file is called. */
  name: string
  /** What fills the width stands below each other. */
  isWide?: boolean
  /** In its states. */
  children: ReactNode
}

/** One part of ui, with its name. */
export function Part({ name, isWide = false, children }: PartProps) {
  return (
    <section className={styles.part} data-part={name}>
      <h3>{name}</h3>
      <div className={isWide ? styles.column : styles.states}>{children}</div>
    </section>
  )
}
