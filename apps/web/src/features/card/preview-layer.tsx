import type { Task } from '@easel/contract/drawing'
import type { CSSProperties } from 'react'
import { useTaskState } from '../task/store.ts'
import styles from './picture-area.module.css'
import { blurOf } from './rules.ts'
import { useDecoded } from './use-decoded.ts'

/** The newest preview of a running drawing, less blurred with each one. It stays below the finished picture until that has loaded. */
export function PreviewLayer({ task }: { task: Task }) {
  const preview = useTaskState((tasks) => tasks.previews[task.id])
  const url = useDecoded(preview?.url)
  if (url === undefined) return null
  const blur = task.status === 'SUCCESS' ? 0 : blurOf(preview?.progress ?? task.progress)
  // CSSProperties lacks custom properties.
  return <img className={styles.preview} style={{ '--blur': blur } as CSSProperties} src={url} alt="" />
}
