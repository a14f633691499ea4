import { language, theme } from '@easel/contract/basics'
import * as z from 'zod/mini'
import { create } from 'zustand'
import {
  BOT_PREFIX,
  DRAFT_PREFIX,
  forget,
  HABITS_KEY,
  keep,
  PICTURE_KEY,
  readObject,
  recall,
  recallToken,
  SETTING_KEY,
  TOKEN_KEY,
} from './storage.ts'

const appSetting = z.object({
  siderCollapsed: z.catch(z.boolean(), false),
  theme: z.catch(theme, 'dark'),
  language: z.catch(language, 'zh-CN'),
})
export type AppSetting = z.infer<typeof appSetting>

const habits = z.object({
  /** `reduced`: whatever the operating system says. */
  motion: z.catch(z.enum(['system', 'reduced']), 'system'),
  /** What sends a prompt; the other one of both breaks the line. */
  sendKey: z.catch(z.enum(['Enter', 'CtrlEnter']), 'Enter'),
  /** Keys that are one character alone do something outside of fields. */
  singleKeys: z.catch(z.boolean(), true),
  /** Picked pictures stand in the feed too, not only in their grid's card. */
  picksAsMessages: z.catch(z.boolean(), false),
  /** How high a row of the gallery is, in px; 0: as usual on such a screen. */
  galleryRowPx: z.catch(z.number(), 0),
})
export type Habits = z.infer<typeof habits>

const draft = z.object({
  text: z.catch(z.string(), ''),
  imageIds: z.catch(z.array(z.string()), []),
  isTalking: z.catch(z.boolean(), false),
  /** What pictures are chosen for, instead of words being written. */
  tool: z.catch(z.nullable(z.enum(['DESCRIBE', 'BLEND'])), null),
})
/** What stood in a channel's composer; pictures by id. */
export type Draft = z.infer<typeof draft>

/** The stored settings; each field that is missing or broken reads as its default. */
export function readAppSetting(stored: string | null): AppSetting {
  return appSetting.parse(readObject(stored))
}

/** Settings of this browser, saved on each change and followed across tabs. */
export const useAppSetting = create<AppSetting>()(() => readAppSetting(recall(SETTING_KEY)))

export function setAppSetting(change: Partial<AppSetting>): void {
  useAppSetting.setState(change)
  keep(SETTING_KEY, JSON.stringify(useAppSetting.getState()))
}

/** How this browser's reader likes to work; kept and followed like the settings. */
export const useHabits = create<Habits>()(() => readHabits(recall(HABITS_KEY)))

export function setHabits(change: Partial<Habits>): void {
  useHabits.setState(change)
  keep(HABITS_KEY, JSON.stringify(useHabits.getState()))
}

function readHabits(stored: string | null): Habits {
  return habits.parse(readObject(stored))
}

/** The bearer token, or null when nobody is signed in. It never expires here; the server decides. */
export const useToken = create<{ token: string | null }>()(() => ({ token: recallToken() }))

export function readToken(): string | null {
  return useToken.getState().token
}

export function writeToken(token: string): void {
  keep(TOKEN_KEY, token)
  useToken.setState({ token })
}

export function removeToken(): void {
  forget(TOKEN_KEY)
  forget(PICTURE_KEY)
  useToken.setState({ token: null })
}

/**
 * Throw away a token that was refused. False when it is not ours any more: another was stored meanwhile, in this tab or
 * in another whose message has not arrived yet, and that one stays.
 */
export function dropToken(refused: string | null): boolean {
  const stored = recallToken()
  if (stored !== null && stored !== refused) useToken.setState({ token: stored })
  if (readToken() !== refused) return false
  removeToken()
  return true
}

export function readDraft(channelId: string): Draft {
  return draft.parse(readObject(recall(DRAFT_PREFIX + channelId)))
}

/** An empty draft leaves nothing behind. */
export function writeDraft(channelId: string, next: Draft): void {
  const isEmpty = next.text === '' && next.imageIds.length === 0 && !next.isTalking && next.tool === null
  if (isEmpty) forget(DRAFT_PREFIX + channelId)
  else keep(DRAFT_PREFIX + channelId, JSON.stringify(next))
}

/** Which bot a person last chose, as it was stored; the drawing screen knows which there are. */
export function readBot(userId: string): string | null {
  return recall(BOT_PREFIX + userId)
}

export function writeBot(userId: string, bot: string): void {
  keep(BOT_PREFIX + userId, bot)
}

/** Whoever signs in here next finds nothing that was written and not sent. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT_PREFIX)) forget(key)
}

/** Take over what another tab stored; `onToken` hears of another token, and of the one before. */
export function followOtherTabs(onToken: (before: string | null) => void): void {
  addEventListener('storage', ({ key }) => {
    // Without a key: everything was deleted.
    if (key === SETTING_KEY || key === null) useAppSetting.setState(readAppSetting(recall(SETTING_KEY)))
    if (key === HABITS_KEY || key === null) useHabits.setState(readHabits(recall(HABITS_KEY)))
    const before = readToken()
    if ((key !== TOKEN_KEY && key !== null) || recallToken() === before) return
    useToken.setState({ token: recallToken() })
    onToken(before)
  })
}

/** Whether what this page shows is still the person's own, when the browser brings it back as it was left. */
export function mayShowAgain(): boolean {
  return readToken() !== null && readToken() === recallToken()
}
