import { type BotType, botType } from '@easel/contract/drawing'
import { create } from 'zustand'
import { readBot, readDraft, writeBot, writeDraft } from '../../../lib/stored.ts'
import { useSession } from '../../account/api.ts'

interface Composers {
  /** By channel; also kept in the browser's storage, so that a reload loses nothing. */
  texts: Readonly<Record<string, string>>
  /** By person, kept likewise. */
  bots: Readonly<Record<string, BotType>>
}

/** What is being written. The composer alone listens, so typing draws nothing else. */
export const useComposers = create<Composers>()(() => ({ texts: {}, bots: {} }))

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

/** Who draws for the person that is signed in, and the way to change it. */
export function useBot(): [BotType, (bot: BotType) => void] {
  const userId = useSession()?.id ?? ''
  const chosen = useComposers(({ bots }) => bots[userId]) ?? botType.safeParse(readBot(userId)).data
  return [chosen ?? 'MID_JOURNEY', (bot) => setBot(userId, bot)]
}

function setBot(userId: string, bot: BotType): void {
  useComposers.setState(({ bots }) => ({ bots: { ...bots, [userId]: bot } }))
  writeBot(userId, bot)
}

export function focusComposer(): void {
  document.getElementById(COMPOSER_ID)?.focus()
}
