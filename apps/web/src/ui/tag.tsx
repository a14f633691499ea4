import type { ReactNode } from 'react'
import styles from './tag.module.css'

export type Tone = 'calm' | 'accent' | 'jade' | 'gold' | 'azure' | 'danger'

/** A word in a tinted box; the word says it, the colour only helps. */
export function Tag({ tone = 'calm', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
