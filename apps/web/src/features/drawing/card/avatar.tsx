import type { Task } from '@easel/contract/drawing'
import styles from './avatar.module.css'

const DEFAULT_AVATAR = '/avatar.svg'

/** Someone's picture; the name stands beside it. */
export function Avatar({ author }: { author: Pick<Task['author'], 'avatar'> }) {
  return <img className={styles.avatar} src={author.avatar || DEFAULT_AVATAR} alt="" width={40} height={40} />
}
