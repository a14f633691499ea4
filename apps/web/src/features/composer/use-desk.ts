import type { Task } from '@easel/contract/drawing'
import { createContext, useContext } from 'react'
import type { Order, Send } from './send/rules.ts'

/** What any card may do in its channel. Stable while the channel is open, so no card is drawn again because of it. */
export interface Desk {
  send(order: Order): void
  /** The same send under the same key. */
  retry(send: Send): void
  /** Ask for the same once more, as a new task. */
  redo(task: Task): void
  /** Put words into the composer and go there; what stood in it is replaced. */
  compose(prompt: string): void
  /** Put an order back as it was before it was sent, pictures and all, and go there. */
  rewrite(order: Order): void
  /** Open a picture large; `index` counts from 1. */
  open(taskId: string, index: number): void
  /** Scroll to a card of the feed and flash it. */
  show(taskId: string): void
}

export const DeskContext = createContext<Desk | null>(null)

/** @throws Error outside of a drawing screen */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useDesk needs a DrawingScreen around it')
  return desk
}
