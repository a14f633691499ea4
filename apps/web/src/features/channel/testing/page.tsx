import type { Channel } from '@easel/contract/channel'
import { act, type ReactNode } from 'react'
import { loadLanguage } from '../../../i18n/text.ts'
import { useToasts } from '../../../ui/toast.ts'
import { makeClient, type Rendered, render, settle } from '../../../testing/render.tsx'
import { channelsQuery } from '../api.ts'
import { useGoneChannels } from '../store.ts'

/** Renders part of the page in Chinese for a member of these channels. */
export async function openPage(node: ReactNode, channels: Channel[], path = '/draw'): Promise<Rendered> {
  history.replaceState(null, '', path)
  useToasts.setState({ toasts: [] })
  useGoneChannels.setState({}, true)
  const client = makeClient()
  client.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } })
  client.setQueryData(channelsQuery.queryKey, channels)
  const page = await render(node, client)
  await act(() => loadLanguage('zh-CN'))
  await settle()
  return page
}

export const toasts = () => useToasts.getState().toasts.map(({ message }) => message)

export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent?.trim() === name,
  )
  if (!found) throw new Error(`no button ${name} in ${document.body.textContent}`)
  return found
}

export const hasButton = (name: string) =>
  [...document.querySelectorAll('button')].some(
    (one) => one.getAttribute('aria-label') === name || one.textContent?.trim() === name,
  )

export async function click(target: HTMLElement): Promise<void> {
  await act(async () => target.click())
  await settle()
  await settle()
}

/** Sets the value through the native setter, which React tracks. */
export async function write(field: Element | null, value: string): Promise<void> {
  const kinds = [HTMLSelectElement, HTMLTextAreaElement, HTMLInputElement]
  const kind = kinds.find((one) => field instanceof one) ?? HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
    field?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
  await settle()
  await settle()
}

export async function press(field: Element | null, key: string): Promise<void> {
  await act(async () => field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
  await settle()
}

export async function submit(form: HTMLFormElement | null, times = 1): Promise<void> {
  await act(async () => {
    for (let time = 0; time < times; time += 1) form?.requestSubmit()
  })
  await settle()
  await settle()
}
