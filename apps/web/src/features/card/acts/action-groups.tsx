import type { Button as TaskButton, Task } from '@easel/contract/drawing'
import { useText } from '../../../i18n/use-text.ts'
import { groupButtons } from '../rules.ts'
import { usePress } from '../use-press.ts'
import styles from './action-groups.module.css'
import { GroupButton } from './group-button.tsx'
import { groupOfRow } from './rules.ts'
import { useSlide } from './use-slide.ts'

/** Actions on a single picture (upscale, vary, zoom out, pan), in the server's order. */
export function ActionGroups({ task }: { task: Task }) {
  const { press, asks, isPressed } = usePress(task)
  const groups = useSlide(task)
  return (
    <div ref={groups} className={styles.groups}>
      {groupButtons(task.buttons).map((row) => (
        <Group key={row[0]?.customId} row={row}>
          {row.map((button) => (
            <GroupButton
              key={button.customId}
              button={button}
              asks={asks(button)}
              isPressed={isPressed(button)}
              onPress={() => press(button)}
            />
          ))}
        </Group>
      ))}
    </div>
  )
}

function Group({ row, children }: { row: TaskButton[]; children: React.ReactNode }) {
  const t = useText()
  const group = groupOfRow(row)
  const name = group && t(`drawing.group.${group}`)
  return (
    <div className={styles.group} role={name && 'group'} aria-label={name}>
      <span className={styles.name} aria-hidden>
        {name}
      </span>
      <div className={styles.acts}>{children}</div>
    </div>
  )
}
