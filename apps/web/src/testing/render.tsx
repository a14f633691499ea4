import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render as renderInto } from '@testing-library/react/pure'
import { act, type ReactNode } from 'react'
import { vi } from 'vitest'
import { TextProvider } from '../i18n/text-provider.tsx'
import { loadLanguage } from '../i18n/text.ts'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

export interface Rendered {
  client: QueryClient
  root: HTMLElement
  unmount(): Promise<void>
}

/** Renders in Chinese with a query cache of its own. */
export async function render(node: ReactNode, client = makeClient()): Promise<Rendered> {
  await loadLanguage('zh-CN')
  const root = document.createElement('div')
  document.body.append(root)
  let result: Pick<ReturnType<typeof renderInto>, 'unmount'> | undefined
  const whole = (
    <QueryClientProvider client={client}>
      <TextProvider>{node}</TextProvider>
    </QueryClientProvider>
  )
  await act(async () => {
    result = renderInto(whole, { container: root })
  })
  await loadParts()
  return {
    client,
    root,
    unmount: async () => {
      await loadParts()
      await act(async () => result?.unmount())
      root.remove()
    },
  }
}

export function makeClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } })
}

/** Waits for lazy parts, so that none arrives after the test has ended. */
async function loadParts(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled()
  })
}

/** Lets promises, effects and one animation frame run. */
export async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
}
