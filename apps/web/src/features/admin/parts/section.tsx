import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: string
  hint: string
  /** What one may do with the whole of it. */
  act?: ReactNode
  children: ReactNode
}

/** One page of the console. */
export function Section({ title, hint, act, children }: SectionProps) {
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p>{hint}</p>
        </div>
        {act}
      </header>
      {children}
    </div>
  )
}
