import type { Task } from '@easel/contract/drawing'
import { useEffect } from 'react'
import { create } from 'zustand'
import { useText } from '../../i18n/use-text.ts'
import { setHabits, useHabits } from '../../lib/stored.ts'
import { Button } from '../../ui/button.tsx'
import { useSession } from '../account/api.ts'
import { picturesOf } from '../task/rules.ts'
import styles from './grid-hint.module.css'

/** The first grid that was watched on this page; others stay without the hint. */
const useHintedTask = create<{ taskId: string | null }>()(() => ({ taskId: null }))

/** Explains U and V at the foot of the first own grid, until it is dismissed or one of them is used. */
export function GridHint({ task }: { task: Task }) {
  const isFirst = useHintedTask(({ taskId }) => taskId === null || taskId === task.id)
  const isUnderstood = useHabits(({ knowsGrid }) => knowsGrid)
  const isOwn = useSession()?.id === task.author.id
  if (isUnderstood || !isFirst || !isOwn || picturesOf(task).length < 2) return null
  return <Hint taskId={task.id} />
}

function Hint({ taskId }: { taskId: string }) {
  const t = useText()
  useEffect(() => useHintedTask.setState({ taskId }), [taskId])
  useEffect(() => {
    function handleClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest(`[data-of="${taskId}"] button`)) understand()
    }
    addEventListener('click', handleClick)
    return () => removeEventListener('click', handleClick)
  }, [taskId])
  return (
    <p className={styles.hint}>
      <span>{t('drawing.gridHint')}</span>
      <Button size="inline" onClick={understand}>
        {t('drawing.gridHintAct')}
      </Button>
    </p>
  )
}

const understand = () => setHabits({ knowsGrid: true })
