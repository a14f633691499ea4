import { create } from 'zustand'

export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

/** The one thing that can be done about what a toast says, as long as it stands. */
export interface ToastAct {
  label: string
  run(): void
  /** It went without having been pressed. */
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

/** Say something in passing. The same words again while they stand do not stand twice; the oldest of four goes. */
export function toast(message: string, tone: ToastTone = 'info', act?: ToastAct): void {
  const { toasts } = useToasts.getState()
  const others = toasts.filter((shown) => shown.message !== message)
  lastId += 1
  show([...others, { id: lastId, message, tone, act }].slice(-TOASTS_MAX))
}

export function dismissToast(id: number): void {
  show(useToasts.getState().toasts.filter((shown) => shown.id !== id))
}

/** Do what a toast offers, and take it away. */
export function pressToast({ id, act }: Toast): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }))
  act?.run()
}

function show(next: readonly Toast[]): void {
  const { toasts } = useToasts.getState()
  useToasts.setState({ toasts: next })
  for (const shown of toasts) if (!next.includes(shown)) shown.act?.otherwise()
}
