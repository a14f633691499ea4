import type { Button, Task } from '@easel/contract/drawing'
import { markPressed, useScreen } from '../task/store.ts'
import { useDesk } from '../composer/use-desk.ts'
import { asksFirst, isUsed, pressKey } from './rules.ts'
import { useRemixes } from './use-remixes.ts'

/** Pressing the buttons of a task, which of them open a dialog first, and which were pressed: those stay marked. */
export function usePress(task: Task, chosen: Task[] = []) {
  const desk = useDesk()
  const pressed = useScreen((screen) => screen.pressed)
  const remixes = useRemixes(task)
  return {
    press: (button: Button) => {
      markPressed(pressKey(task, button))
      desk.send({ kind: 'press', parent: task, button })
    },
    asks: (button: Button) => asksFirst(task, button, remixes),
    isPressed: (button: Button) => pressed.has(pressKey(task, button)) || isUsed(button, chosen),
  }
}
