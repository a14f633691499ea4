import type { ReactNode } from 'react'
import styles from './answer.module.css'

interface AnswerProps {
  drawing: ReactNode
  title: string
  /** What the failure means for the reader, in one sentence. */
  sentence: string
  /** Links and buttons of the next steps. */
  children: ReactNode
  /** `h2` where the page around it already has an `h1`. */
  heading?: 'h1' | 'h2'
}

/** Replaces a page that cannot be shown: a small drawing, one sentence and the next steps. */
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
