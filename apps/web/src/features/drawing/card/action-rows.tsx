import type { Button as TaskButton, Task } from '@easel/contract/drawing'
import { pictureOf } from '../send/rules.ts'
import { markPressed, useScreen } from '../store.ts'
import { useDesk } from '../use-desk.ts'
import { ActButton } from './act-button.tsx'
import styles from './action-rows.module.css'
import { groupButtons, isUsed } from './rules.ts'

interface ActionRowsProps {
  task: Task
  chosen: Task[]
  /** Picture of the grid whose buttons light up, 1 to 4. */
  aimed: number | null
  onAim: (index: number | null) => void
}

/** The buttons under a finished picture, as the server sent them and in its order. */
export function ActionRows({ task, chosen, aimed, onAim }: ActionRowsProps) {
  const desk = useDesk()
  const pressed = useScreen((screen) => screen.pressed)
  if (task.buttons.length === 0) return null

  function handlePress(button: TaskButton) {
    markPressed(button.customId)
    desk.send({ kind: 'press', parent: task, button })
  }

  return (
    <div className={styles.rows} onPointerLeave={() => onAim(null)}>
      {groupButtons(task.buttons).map((row) => (
        <div key={row[0]?.customId} className={styles.row}>
          {row.map((button) => (
            <ActButton
              key={button.customId}
              button={button}
              look={lookOf(
                pressed.has(button.customId) || isUsed(button, chosen),
                aimed !== null && pictureOf(button) === aimed,
              )}
              onPress={() => handlePress(button)}
              onAim={() => onAim(pictureOf(button))}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function lookOf(isPressed: boolean, isAimed: boolean): 'used' | 'aimed' | 'plain' {
  if (isPressed) return 'used'
  return isAimed ? 'aimed' : 'plain'
}
