import type { User } from '@easel/contract/account'
import styles from './avatar.module.css'

const DEFAULT_AVATAR = '/avatar.svg'

/** Decorative: the name is shown next to it. */
export function Avatar({ user }: { user: Pick<User, 'avatar'> }) {
  return <img className={styles.avatar} src={user.avatar || DEFAULT_AVATAR} alt="" width={34} height={34} />
}
