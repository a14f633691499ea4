import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { RunningServer } from './server.ts'

/**
 * A product that other walks use at the same time, with the fake engine or with the painter. Sign up people of your own
 * (`becomePerson`), and leave alone what is everybody's: company, words, engines, prices, the administrator's account,
 * and whether it runs. A walk about those starts its own (`startServer`).
 */
export const sharedServer = (engine: 'fake' | 'painter'): Promise<RunningServer> => borrow(`/${engine}`)

/** The browser of all walks. Closing it closes the windows of this file, and nobody else's. */
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
