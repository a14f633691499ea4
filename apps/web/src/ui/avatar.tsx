import styles from './avatar.module.css'
import { drawAvatar } from './draw-avatar.ts'

interface AvatarProps {
  /** `avatar` is a path; empty: the default one, drawn from the id. */
  of: { id: string; avatar: string }
  /** In px. */
  size: number
}

/** Decorative: the name is shown next to it. */
export function Avatar({ of: { id, avatar }, size }: AvatarProps) {
  return <img className={styles.avatar} src={avatar || drawAvatar(id)} alt="" width={size} height={size} />
}
