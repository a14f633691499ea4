import type { Task } from '@easel/contract/drawing'
import { picturesOf } from '../task/rules.ts'
import { ActButton } from './act-button.tsx'
import styles from './action-rows.module.css'
import { CardFoot } from './card-foot.tsx'
import { groupButtons } from './rules.ts'
import { usePress } from './use-press.ts'

interface ActionRowsProps {
  task: Task
  chosen: Task[]
}

/** Buttons of a finished task, in the server's order. */
export function ActionRows({ task, chosen }: ActionRowsProps) {
  const { press, asks, isPressed } = usePress(task, chosen)

  if (picturesOf(task).length < 2) return <CardFoot task={task} />
  return (
    <div className={styles.rows} data-of={task.id}>
      {groupButtons(task.buttons).map((row) => (
        <div key={row[0]?.customId} className={styles.row}>
          {row.map((button) => (
            <ActButton
              key={button.customId}
              button={button}
              asks={asks(button)}
              isPressed={isPressed(button)}
              onPress={() => press(button)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
