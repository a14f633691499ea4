import styles from './avatar.module.css'

const DEFAULT_AVATAR = '/avatar.svg'

interface AvatarProps {
  /** Empty: the drawn one. */
  src: string
  /** In px. */
  size: number
}

/** Someone's picture; decorative, since the name stands beside it. */
export function Avatar({ src, size }: AvatarProps) {
  return <img className={styles.avatar} src={src || DEFAULT_AVATAR} alt="" width={size} height={size} />
}
