import type { Task } from '@easel/contract/drawing'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './card-frame.module.css'
import { useAim } from './use-aim.ts'

interface CardFrameProps {
  author: Pick<Task['author'], 'id' | 'name' | 'avatar'>
  prompt: string
  /** Undefined until the server has accepted the order. */
  taskId?: string | undefined
  /** Status and time, right of the author's name. */
  head: ReactNode
  children: ReactNode
}

/** Layout of every card: author, head, content. */
export function CardFrame({ author, prompt, taskId, head, children }: CardFrameProps) {
  const t = useText()
  const name = author.name || t('user.name')
  return (
    <article
      className={styles.card}
      aria-label={t('drawing.cardLabel', { name, prompt })}
      tabIndex={-1}
      data-task={taskId}
      {...useAim()}
    >
      <Avatar of={author} size={40} />
      <div className={styles.body}>
        <header className={styles.head}>
          <b className={styles.name}>{name}</b>
          {head}
        </header>
        {children}
      </div>
    </article>
  )
}
