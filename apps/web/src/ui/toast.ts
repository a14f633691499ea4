import { create } from 'zustand'

export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

/** The one action that a toast offers while it is shown. */
export interface ToastAct {
  label: string
  run(): void
  /** Called when the toast disappears without a press. */
  otherwise(): void
}

export interface Toast {
  readonly id: number
  readonly message: string
  readonly tone: ToastTone
  readonly act?: ToastAct | undefined
}

const TOASTS_MAX = 3
let lastId = 0

export const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }))

/** Shows a toast. Repeating a visible message does not show it twice; the oldest of more than four disappears. */
export function toast(message: string, tone: ToastTone = 'info', act?: ToastAct): void {
  const { toasts } = useToasts.getState()
  const others = toasts.filter((shown) => shown.message !== message)
  lastId += 1
  show([...others, { id: lastId, message, tone, act }].slice(-TOASTS_MAX))
}

export function dismissToast(id: number): void {
  show(useToasts.getState().toasts.filter((shown) => shown.id !== id))
}

/** Runs the action of a toast and removes it. */
export function pressToast({ id, act }: Toast): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }))
  act?.run()
}

function show(next: readonly Toast[]): void {
  const { toasts } = useToasts.getState()
  useToasts.setState({ toasts: next })
  for (const shown of toasts) if (!next.includes(shown)) shown.act?.otherwise()
}
