import type { Task } from '@easel/contract/drawing'
import styles from './avatar.module.css'

/** Someone's picture, or the first letter of the name; the name itself stands beside it. */
export function Avatar({ author }: { author: Pick<Task['author'], 'name' | 'avatar'> }) {
  return (
    <span className={styles.avatar} aria-hidden>
      {author.avatar ? <img src={author.avatar} alt="" width={40} height={40} /> : [...author.name][0]}
    </span>
  )
}
