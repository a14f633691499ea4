import { create } from 'zustand'

export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export interface Toast {
  readonly id: number
  readonly message: string
  readonly tone: ToastTone
}

const TOASTS_MAX = 3
let lastId = 0

export const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }))

/** Say something in passing. The same words again while they stand do not stand twice; the oldest of four goes. */
export function toast(message: string, tone: ToastTone = 'info'): void {
  const { toasts } = useToasts.getState()
  const others = toasts.filter((shown) => shown.message !== message)
  lastId += 1
  useToasts.setState({ toasts: [...others, { id: lastId, message, tone }].slice(-TOASTS_MAX) })
}

export function dismissToast(id: number): void {
  const { toasts } = useToasts.getState()
  useToasts.setState({ toasts: toasts.filter((shown) => shown.id !== id) })
}
