import type { Button, Task } from '@easel/contract/drawing'
import { useQueryClient } from '@tanstack/react-query'
import { sendOrder } from '../composer/send/api.ts'
import { markPressed, useCardState } from './store.ts'
import { asksFirst, isUsed, pressKey } from './rules.ts'
import { useRemixes } from './use-remixes.ts'

/** Handles the buttons of a task: press, which open a dialog first, and which were pressed and stay marked. */
export function usePress(task: Task, chosen: Task[] = []) {
  const client = useQueryClient()
  const pressed = useCardState((cards) => cards.pressed)
  const remixes = useRemixes(task)
  return {
    press: (button: Button) => {
      markPressed(pressKey(task, button))
      sendOrder(client, task.channelId, { kind: 'press', parent: task, button })
    },
    asks: (button: Button) => asksFirst(task, button, remixes),
    isPressed: (button: Button) => pressed.has(pressKey(task, button)) || isUsed(button, chosen),
  }
}
