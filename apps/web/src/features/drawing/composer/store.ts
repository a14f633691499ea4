import type { BotType } from '@easel/contract/drawing'
import { create } from 'zustand'
import { readDraft, writeDraft } from '../../../lib/stored.ts'

interface Composers {
  /** By channel; also kept in the browser's storage, so that a reload loses nothing. */
  texts: Readonly<Record<string, string>>
  bot: BotType
}

/** What is being written. The composer alone listens, so typing draws nothing else. */
export const useComposers = create<Composers>()(() => ({ texts: {}, bot: 'MID_JOURNEY' }))

/** Also where the skip link leads. */
export const COMPOSER_ID = 'composer'

/** The text in a channel's composer; the first look reads what was stored. */
export function useDraftText(channelId: string): string {
  return useComposers(({ texts }) => texts[channelId]) ?? readDraft(channelId).text
}

export function setDraftText(channelId: string, text: string): void {
  useComposers.setState(({ texts }) => ({ texts: { ...texts, [channelId]: text } }))
  writeDraft(channelId, { ...readDraft(channelId), text })
}

export function setBot(bot: BotType): void {
  useComposers.setState({ bot })
}

export function focusComposer(): void {
  document.getElementById(COMPOSER_ID)?.focus()
}
