import type { ReactNode } from 'react'
import styles from './answer.module.css'

interface AnswerProps {
  drawing: ReactNode
  title: string
  /** What it means for the reader. */
  sentence: string
  /** The next steps. */
  children: ReactNode
  /** Within a frame that has a title of its own. */
  heading?: 'h1' | 'h2'
}

/** What stands where a page could not: a small drawing, one sentence, and where to go from here. */
export function Answer({ drawing, title, sentence, children, heading: Heading = 'h1' }: AnswerProps) {
  return (
    <section className={styles.answer}>
      {drawing}
      <Heading>{title}</Heading>
      <p>{sentence}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  )
}
