import type { Task } from '@easel/contract/drawing'
import Copy from 'lucide-react/icons/copy'
import Heart from 'lucide-react/icons/heart'
import PencilLine from 'lucide-react/icons/pencil-line'
import { useRef } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useNotDeleted } from '../../task/library/deletion/store.ts'
import { useLike } from '../../task/library/use-like.ts'
import { useCopy } from '../../../ui/use-copy.ts'
import { ProblemLine } from '../../../ui/problem-line.tsx'
import { compose } from '../../composer/api.ts'
import styles from './card-tools.module.css'
import { ToolMenu } from './tool-menu.tsx'
import { useCalm } from './use-calm.ts'
import { useLongPress } from './use-long-press.ts'

/** Tools of a card: in its corner while hovered or focused, below it on touch screens, where a long press opens the menu. */
export function CardTools({ task }: { task: Task }) {
  return useCalm() && <Tools task={task} />
}

function Tools({ task }: { task: Task }) {
  const t = useText()
  const { copy, problem } = useCopy()
  const like = useLike(task)
  const notDeleted = useNotDeleted(({ taskIds }) => taskIds.has(task.id)) ? t('channel.deleteFailed') : ''
  const tools = useRef<HTMLDivElement>(null)
  useLongPress(tools)
  return (
    <>
      <ProblemLine problems={[problem, like.problem, notDeleted]} />
      <div ref={tools} className={styles.tools}>
        <IconButton
          size="small"
          icon={Copy}
          label={t('drawing.copyPrompt')}
          data-key="c"
          onClick={() => void copy(task.prompt)}
        />
        <IconButton
          size="small"
          icon={PencilLine}
          label={t('drawing.reuse')}
          data-key="e"
          onClick={() => compose(task.channelId, task.prompt)}
        />
        <IconButton
          size="small"
          icon={Heart}
          label={t('drawing.act.like')}
          aria-pressed={like.isLiked}
          data-key="l"
          // Disabled instead of hidden: the button next to it must not move away from a finger when the picture arrives.
          disabled={task.status !== 'SUCCESS'}
          className={like.isLiked ? styles.liked : undefined}
          onClick={like.toggle}
        />
        <ToolMenu task={task} onCopy={copy} />
      </div>
    </>
  )
}
