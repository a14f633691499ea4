import styles from './avatar.module.css'

const DEFAULT_AVATAR = '/avatar.svg'

interface AvatarProps {
  /** Empty: the default avatar. */
  src: string
  /** In px. */
  size: number
}

/** Decorative: the name is shown next to it. */
export function Avatar({ src, size }: AvatarProps) {
  return <img className={styles.avatar} src={src || DEFAULT_AVATAR} alt="" width={size} height={size} />
}
