import type { Task } from '@easel/contract/drawing'
import { createPortal } from 'react-dom'
import { clipOf } from '../../task/rules.ts'
import styles from './wall-preview.module.css'

/** The clip under the pointer, playing without sound in its cell, below what is said there. */
export function WallPreview({ task }: { task: Task }) {
  const clip = clipOf(task)
  const cell = document.querySelector(`[data-cell="${task.id}"] a`)
  if (!clip || !cell) return null
  return createPortal(
    <video className={styles.film} src={clip.url} muted autoPlay loop playsInline aria-hidden tabIndex={-1} />,
    cell,
  )
}
