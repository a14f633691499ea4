import type { ReactNode } from 'react'
import { loadAdminWords } from '../../../i18n/admin-words.ts'
import { loadOrderWords } from '../../../i18n/order-words.ts'
import { useToasts } from '../../../ui/toast.ts'
import { type Rendered, render, settle } from '../../../testing/render.tsx'

/** Renders a section of the console in Chinese at an address. */
export async function openSection(node: ReactNode, path: string): Promise<Rendered> {
  history.replaceState(null, '', path)
  useToasts.setState({ toasts: [] })
  await Promise.all([loadAdminWords(), loadOrderWords()])
  const page = await render(node)
  await settle()
  await settle()
  return page
}

/** The control whose label starts with this text. */
export function field(label: string): HTMLInputElement | null {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('label[for]')]
  const found = labels.find((one) => one.textContent?.startsWith(label))
  return document.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`)
}

/** Error message under a field. */
export function problemOf(label: string): string {
  const ids = field(label)?.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** Button in the open confirmation. */
export function answerButton(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[popover] button')]
  const found = buttons.find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`no question offers ${name}`)
  return found
}

export const question = () => document.querySelector('[popover] p')?.textContent ?? ''
