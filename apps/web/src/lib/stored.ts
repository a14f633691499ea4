import { language, theme } from '@easel/contract/basics'
import * as z from 'zod/mini'
import { create } from 'zustand'
import {
  BOT_PREFIX,
  DRAFT_PREFIX,
  removeStored,
  HABITS_KEY,
  writeStored,
  PICTURE_KEY,
  readObject,
  readStored,
  readStoredToken,
  SETTING_KEY,
  TOKEN_KEY,
} from './storage.ts'

const appSetting = z.object({
  siderCollapsed: z.catch(z.boolean(), false),
  theme: z.catch(theme, 'dark'),
  // Without a choice the one that the page was opened in: boot knows the operator's default.
  language: z.catch(language, () => language.safeParse(document.documentElement.lang).data ?? 'zh-CN'),
})
export type AppSetting = z.infer<typeof appSetting>

const habits = z.object({
  /** `reduced`: also if the operating system does not ask for it. */
  motion: z.catch(z.enum(['system', 'reduced']), 'system'),
  /** Key that sends a prompt; the other one inserts a line break. */
  sendKey: z.catch(z.enum(['Enter', 'CtrlEnter']), 'Enter'),
  /** J, K, G, D and ? act without a modifier outside of fields. Not `singleKeys`, as an earlier version kept it: that was on for everybody. */
  letterKeys: z.catch(z.boolean(), false),
  /** Picked pictures are small in their grid's card. Not `picksAsMessages`, as an earlier version kept it: that was off for everybody. */
  picksAsThumbnails: z.catch(z.boolean(), false),
  /** What U and V do needs no explanation any more. */
  knowsGrid: z.catch(z.boolean(), false),
  /** Preferred row height of the gallery in px; 0: the default for the screen. */
  galleryRowPx: z.catch(z.number(), 0),
})
export type Habits = z.infer<typeof habits>

const draft = z.object({
  text: z.catch(z.string(), ''),
  imageIds: z.catch(z.array(z.string()), []),
  isTalking: z.catch(z.boolean(), false),
  /** Tool that takes pictures in place of text. */
  tool: z.catch(z.nullable(z.enum(['DESCRIBE', 'BLEND'])), null),
  /** Texts that something else replaced before they were sent, latest first. */
  replaced: z.catch(z.array(z.string()), []),
})
/** Stored content of a channel's composer; pictures by id. */
export type Draft = z.infer<typeof draft>

/** Parses stored settings; missing or invalid fields get their default. */
export function readAppSetting(stored: string | null): AppSetting {
  return appSetting.parse(readObject(stored))
}

/** Settings of this browser; saved on change and synchronized across tabs. */
export const useAppSetting = create<AppSetting>()(() => readAppSetting(readStored(SETTING_KEY)))

export function setAppSetting(change: Partial<AppSetting>): void {
  useAppSetting.setState(change)
  writeStored(SETTING_KEY, JSON.stringify(useAppSetting.getState()))
}

/** Interface preferences of this browser; stored and synchronized like the settings. */
export const useHabits = create<Habits>()(() => readHabits(readStored(HABITS_KEY)))

export function setHabits(change: Partial<Habits>): void {
  useHabits.setState(change)
  writeStored(HABITS_KEY, JSON.stringify(useHabits.getState()))
}

export function readHabits(stored: string | null): Habits {
  return habits.parse(readObject(stored))
}

/** The bearer token; null when signed out. It has no expiry here; the server decides. */
export const useToken = create<{ token: string | null }>()(() => ({ token: readStoredToken() }))

export function readToken(): string | null {
  return useToken.getState().token
}

export function writeToken(token: string): void {
  writeStored(TOKEN_KEY, token)
  useToken.setState({ token })
}

export function removeToken(): void {
  removeStored(TOKEN_KEY)
  removeStored(PICTURE_KEY)
  useToken.setState({ token: null })
}

/**
 * Removes a refused token. Returns false when it is no longer the current one: this tab, or another whose storage event is still
 * pending, has stored a new one, which stays.
 */
export function dropToken(refused: string | null): boolean {
  const stored = readStoredToken()
  if (stored !== null && stored !== refused) useToken.setState({ token: stored })
  if (readToken() !== refused) return false
  removeToken()
  return true
}

export function readDraft(channelId: string): Draft {
  return draft.parse(readObject(readStored(DRAFT_PREFIX + channelId)))
}

/** An empty draft is removed. */
export function writeDraft(channelId: string, next: Draft): void {
  const hasText = next.text !== '' || next.replaced.length > 0
  if (!hasText && next.imageIds.length === 0 && !next.isTalking && next.tool === null)
    removeStored(DRAFT_PREFIX + channelId)
  else writeStored(DRAFT_PREFIX + channelId, JSON.stringify(next))
}

/** The bot that a person last chose, unvalidated; the composer validates it. */
export function readBot(userId: string): string | null {
  return readStored(BOT_PREFIX + userId)
}

export function writeBot(userId: string, bot: string): void {
  writeStored(BOT_PREFIX + userId, bot)
}

/** Removes all drafts, so that the next person does not find them. */
export function removeDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFT_PREFIX)) removeStored(key)
}

/** Applies changes that other tabs store; `onToken` gets the previous token when it changes. */
export function syncWithOtherTabs(onToken: (before: string | null) => void): void {
  addEventListener('storage', ({ key }) => {
    // `key` is null when the storage was cleared.
    if (key === SETTING_KEY || key === null) useAppSetting.setState(readAppSetting(readStored(SETTING_KEY)))
    if (key === HABITS_KEY || key === null) useHabits.setState(readHabits(readStored(HABITS_KEY)))
    const before = readToken()
    if ((key !== TOKEN_KEY && key !== null) || readStoredToken() === before) return
    useToken.setState({ token: readStoredToken() })
    onToken(before)
  })
}

/** Whether a page restored from the back/forward cache still belongs to the signed-in person. */
export function isStillSamePerson(): boolean {
  return readToken() !== null && readToken() === readStoredToken()
}
