import type { Button, Task } from '@easel/contract/drawing'
import { useQueryClient } from '@tanstack/react-query'
import { sendOrder } from '../composer/send/api.ts'
import { quoteOf } from './tips/api.ts'
import { markPressed, useCardState } from './store.ts'
import { opensDialogFirst, isUsed, pressKey } from './rules.ts'
import { useIsRemixOn } from './use-is-remix-on.ts'

/** Handles the buttons of a task: press, which open a dialog first, and which were pressed and stay marked. */
export function usePress(task: Task, chosen: Task[] = []) {
  const client = useQueryClient()
  const pressed = useCardState((cards) => cards.pressed)
  const remixes = useIsRemixOn(task)
  return {
    press: (button: Button) => {
      markPressed(pressKey(task, button))
      const quote = client.getQueryData(quoteOf(task.channelId, task.id, button.customId).queryKey)
      sendOrder(client, task.channelId, { kind: 'press', parent: task, button }, quote)
    },
    asks: (button: Button) => opensDialogFirst(task, button, remixes),
    isPressed: (button: Button) => pressed.has(pressKey(task, button)) || isUsed(button, chosen),
  }
}
