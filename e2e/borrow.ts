import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { RunningServer } from './server.ts'

/**
 * A product shared with other walks that run at the same time, with the fake engine or the painter. Create your own people
 * (`becomePerson`), and do not change what is global: company, blocked words, engines, prices, the administrator's account, or
 * whether it runs. A walk about those starts its own server (`startServer`).
 */
export const sharedServer = (engine: 'fake' | 'painter'): Promise<RunningServer> => borrow(`/${engine}`)

/** The browser shared by all walks. Closing it closes only the windows of this file. */
export async function openSharedBrowser(): Promise<Browser> {
  const { address } = await borrow<{ address: string }>('/browser')
  return chromium.connect(address)
}

async function borrow<Told extends object>(name: string): Promise<Told> {
  const answer = await fetch(inject('lender') + name)
  const told: Told | { error: string } = await answer.json()
  if ('error' in told) throw new Error(told.error)
  return told
}
