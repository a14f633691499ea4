import { type BotType, botType } from '@easel/contract/drawing'
import { navigate } from 'wouter/use-browser-location'
import { create } from 'zustand'
import { type Draft, readBot, readDraft, writeBot, writeDraft } from '../../lib/stored.ts'
import { useSession } from '../account/api.ts'

/** What pictures are chosen for, instead of words being written. */
export type Tool = NonNullable<Draft['tool']>

interface Composers {
  /** By channel; also kept in the browser's storage, so that a reload loses nothing. */
  texts: Readonly<Record<string, string>>
  /** By channel, kept with it: whether what is written is for the others, not for the bot. */
  talks: Readonly<Record<string, boolean>>
  /** By channel, kept likewise. */
  tools: Readonly<Record<string, Tool | null>>
  /** By person, kept likewise. */
  bots: Readonly<Record<string, BotType>>
}

/** What is being written. The composer alone listens, so typing draws nothing else. */
export const useComposers = create<Composers>()(() => ({ texts: {}, talks: {}, tools: {}, bots: {} }))

/** Also where the skip link leads. */
export const COMPOSER_ID = 'composer'

let openChannel: string | null = null

/** The channel whose composer stands on the screen; null: none does. */
export function findOpenChannel(): string | null {
  return openChannel
}

/** Told by the composer as it comes; gives what takes it back. */
export function openComposer(channelId: string): () => void {
  openChannel = channelId
  return () => {
    if (openChannel === channelId) openChannel = null
  }
}

/**
 * Put words for the bot into the composer on the screen, else into that of this channel, and go there; what was written is
 * replaced, pictures stay.
 */
export function compose(channelId: string, words: string): void {
  const chosenId = openChannel ?? channelId
  toWords(chosenId)
  setDraftText(chosenId, words)
  goToComposer(chosenId)
}

/** Go to the composer of a channel. Where none stands on the screen, as beside a wall of pictures, that is another page. */
export function goToComposer(channelId: string): void {
  if (openChannel === null) navigate(`/draw/${channelId}`)
  else focusComposer()
}

/** Go to the open channel's composer; where nothing is written for the bot yet, a command begins. */
export function beginCommand(): void {
  const channelId = openChannel
  if (channelId !== null && readText(channelId) === '' && !readIsTalking(channelId) && readTool(channelId) === null) {
    setDraftText(channelId, '/')
  }
  focusComposer()
}

/** From now on words for the bot are written in a channel, whatever was before. */
export function toWords(channelId: string): void {
  setTalking(channelId, false)
  setTool(channelId, null)
}

/** The text in a channel's composer; the first look reads what was stored. */
export function useDraftText(channelId: string): string {
  useComposers(({ texts }) => texts[channelId])
  return readText(channelId)
}

export function readText(channelId: string): string {
  return useComposers.getState().texts[channelId] ?? readDraft(channelId).text
}

export function setDraftText(channelId: string, text: string): void {
  useComposers.setState(({ texts }) => ({ texts: { ...texts, [channelId]: text } }))
  writeDraft(channelId, { ...readDraft(channelId), text })
}

/** Whether one talks in a channel instead of drawing. */
export function useIsTalking(channelId: string): boolean {
  useComposers(({ talks }) => talks[channelId])
  return readIsTalking(channelId)
}

export function readIsTalking(channelId: string): boolean {
  return useComposers.getState().talks[channelId] ?? readDraft(channelId).isTalking
}

export function setTalking(channelId: string, isTalking: boolean): void {
  useComposers.setState(({ talks }) => ({ talks: { ...talks, [channelId]: isTalking } }))
  writeDraft(channelId, { ...readDraft(channelId), isTalking })
}

/** What pictures are chosen for in a channel; null while words are written. */
export function useTool(channelId: string): Tool | null {
  useComposers(({ tools }) => tools[channelId])
  return readTool(channelId)
}

export function readTool(channelId: string): Tool | null {
  const chosen = useComposers.getState().tools[channelId]
  return chosen === undefined ? readDraft(channelId).tool : chosen
}

export function setTool(channelId: string, tool: Tool | null): void {
  useComposers.setState(({ tools }) => ({ tools: { ...tools, [channelId]: tool } }))
  writeDraft(channelId, { ...readDraft(channelId), tool })
}

/** Who draws for the person that is signed in, and the way to change it. */
export function useBot(): [BotType, (bot: BotType) => void] {
  const userId = useSession()?.id ?? ''
  useComposers(({ bots }) => bots[userId])
  return [readChosenBot(userId), (bot) => setBot(userId, bot)]
}

export function readChosenBot(userId: string): BotType {
  return useComposers.getState().bots[userId] ?? botType.safeParse(readBot(userId)).data ?? 'MID_JOURNEY'
}

function setBot(userId: string, bot: BotType): void {
  useComposers.setState(({ bots }) => ({ bots: { ...bots, [userId]: bot } }))
  writeBot(userId, bot)
}

export function focusComposer(): void {
  document.getElementById(COMPOSER_ID)?.focus()
}
