import { language, theme } from '@easel/contract/basics'
import * as z from 'zod/mini'
import { create } from 'zustand'

const SETTING_KEY = 'appSetting'
const TOKEN_KEY = 'SECRET_TOKEN'
const DRAFT_PREFIX = 'draft:'
const BOT_PREFIX = 'bot:'

const appSetting = z.object({
  siderCollapsed: z.catch(z.boolean(), false),
  theme: z.catch(theme, 'dark'),
  language: z.catch(language, 'zh-CN'),
})
export type AppSetting = z.infer<typeof appSetting>

const draft = z.object({ text: z.catch(z.string(), ''), imageIds: z.catch(z.array(z.string()), []) })
/** What stood in a channel's composer; pictures by id. */
export type Draft = z.infer<typeof draft>

/** The stored settings; each field that is missing or broken reads as its default. */
export function readAppSetting(stored: string | null): AppSetting {
  return appSetting.parse(readObject(stored))
}

/** Settings of this browser, saved on each change and followed across tabs. */
export const useAppSetting = create<AppSetting>()(() => readAppSetting(localStorage.getItem(SETTING_KEY)))

export function setAppSetting(change: Partial<AppSetting>): void {
  useAppSetting.setState(change)
  keep(SETTING_KEY, JSON.stringify(useAppSetting.getState()))
}

/** The bearer token, or null when nobody is signed in. It never expires here; the server decides. */
export const useToken = create<{ token: string | null }>()(() => ({ token: localStorage.getItem(TOKEN_KEY) }))

export function readToken(): string | null {
  return useToken.getState().token
}

export function writeToken(token: string): void {
  keep(TOKEN_KEY, token)
  useToken.setState({ token })
}

export function removeToken(): void {
  localStorage.removeItem(TOKEN_KEY)
  useToken.setState({ token: null })
}

export function readDraft(channelId: string): Draft {
  return draft.parse(readObject(localStorage.getItem(DRAFT_PREFIX + channelId)))
}

/** An empty draft leaves nothing behind. */
export function writeDraft(channelId: string, next: Draft): void {
  if (next.text === '' && next.imageIds.length === 0) localStorage.removeItem(DRAFT_PREFIX + channelId)
  else keep(DRAFT_PREFIX + channelId, JSON.stringify(next))
}

/** Which bot a person last chose, as it was stored; the drawing screen knows which there are. */
export function readBot(userId: string): string | null {
  return localStorage.getItem(BOT_PREFIX + userId)
}

export function writeBot(userId: string, bot: string): void {
  keep(BOT_PREFIX + userId, bot)
}

/** Take over what another tab stored. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === SETTING_KEY) useAppSetting.setState(readAppSetting(event.newValue))
    if (event.key === TOKEN_KEY) useToken.setState({ token: event.newValue })
  })
}

function readObject(stored: string | null): object {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {} // not even JSON; a hand-edited value must not lock anyone out
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A full or forbidden storage costs the memory of it, not the work.
  }
}
