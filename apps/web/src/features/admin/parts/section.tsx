import type { ReactNode } from 'react'
import styles from './section.module.css'
import { useSectionTitle } from './use-section-title.ts'

interface SectionProps {
  title: string
  hint: string
  /** Buttons for the whole section. */
  act?: ReactNode
  children: ReactNode
}

export function Section({ title, hint, act, children }: SectionProps) {
  useSectionTitle(title)
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
