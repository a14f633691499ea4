import type { Button, Task } from '@easel/contract/drawing'
import { markPressed, useScreen } from '../store.ts'
import { useDesk } from '../use-desk.ts'
import { isUsed, pressKey } from './rules.ts'

/** Pressing the buttons of a task, and which of them were pressed: those stay marked. */
export function usePress(task: Task, chosen: Task[] = []) {
  const desk = useDesk()
  const pressed = useScreen((screen) => screen.pressed)
  return {
    press: (button: Button) => {
      markPressed(pressKey(task, button))
      desk.send({ kind: 'press', parent: task, button })
    },
    isPressed: (button: Button) => pressed.has(pressKey(task, button)) || isUsed(button, chosen),
  }
}
