import type { Task } from '@easel/contract/drawing'
import { useText } from '../../i18n/use-text.ts'
import styles from './source-pictures.module.css'

/** Base images of a task; for blend and describe, where they are the input, they are larger. */
export function SourcePictures({ task }: { task: Task }) {
  const t = useText()
  const isSubject = task.action === 'BLEND' || task.action === 'DESCRIBE'
  return (
    <ul
      className={styles.pictures}
      aria-label={t(task.action === 'BLEND' ? 'drawing.blended' : 'drawing.sources')}
      data-large={isSubject}
    >
      {task.baseImages.map((image, at) => (
        <li key={`${image.id}-${at}`}>
          <a href={image.url} target="_blank" rel="noreferrer" aria-label={t('drawing.source', { index: at + 1 })}>
            <img
              src={`${image.url}?w=320`}
              alt=""
              width={image.width}
              height={image.height}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
