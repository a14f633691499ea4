import type { ReactNode } from 'react'
import styles from './parts-page.module.css'

interface PartProps {
  /** File name of the component in `ui/`. */
  name: string
  /** Full-width components are stacked instead of placed side by side. */
  isWide?: boolean
  /** The component in each of its states. */
  children: ReactNode
}

/** One component of `ui/` with its name. */
export function Part({ name, isWide = false, children }: PartProps) {
  return (
    <section className={styles.part} data-part={name}>
      <h3>{name}</h3>
      <div className={isWide ? styles.column : styles.states}>{children}</div>
    </section>
  )
}
