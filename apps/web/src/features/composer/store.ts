import { type BotType, botType } from '@easel/contract/drawing'
import { flushSync } from 'react-dom'
import { navigate } from 'wouter/use-browser-location'
import { create } from 'zustand'
import { type Draft, readBot, readDraft, writeBot, writeDraft } from '../../lib/stored.ts'
import { isInField } from '../../lib/single-keys.ts'
import { useSession } from '../account/api.ts'

/** Tool that takes pictures in place of text. */
export type Tool = NonNullable<Draft['tool']>

interface Composers {
  /** Text by channel; also stored in the browser, so that it survives a reload. */
  texts: Readonly<Record<string, string>>
  /** By channel, stored too: whether the text is a message instead of a prompt. */
  talks: Readonly<Record<string, boolean>>
  /** By channel, stored too. */
  tools: Readonly<Record<string, Tool | null>>
  /** By person id, stored too. */
  bots: Readonly<Record<string, BotType>>
}

/** Drafts. Only the composer subscribes to the text, so typing re-renders nothing else. */
export const useComposers = create<Composers>()(() => ({ texts: {}, talks: {}, tools: {}, bots: {} }))

/** Also the target of the skip link. */
export const COMPOSER_ID = 'composer'

let openChannel: string | null = null

/** Id of the channel whose composer is mounted; null when none is. */
export function findOpenChannel(): string | null {
  return openChannel
}

/** Called when a composer mounts; the returned function undoes it. */
export function openComposer(channelId: string): () => void {
  openChannel = channelId
  return () => {
    if (openChannel === channelId) openChannel = null
  }
}

/** Focuses the composer of a channel. Where none is mounted, as in a gallery, navigates to the channel. */
export function goToComposer(channelId: string): void {
  if (openChannel === null) navigate(`/draw/${channelId}`)
  else focusComposer()
}

/** Go to the open channel's composer for what is being typed; while pictures are chosen for a tool, words stand there again. */
export function takeTyping(channelId: string): void {
  if (readTool(channelId) !== null) flushSync(() => setTool(channelId, null))
  focusComposer()
}

/** Switches a channel's composer to prompts, from a tool or from messages. */
export function switchToPrompt(channelId: string): void {
  setTalking(channelId, false)
  setTool(channelId, null)
}

/** Text in a channel's composer; the first call restores it from storage. */
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

/** Text that the arrow keys brought back; while it stands unchanged they walk on. */
let recalled: string | undefined

export function markRecalled(channelId: string, text: string): void {
  recalled = text
  setDraftText(channelId, text)
}

/** Whether the arrow keys walk through earlier texts here instead of moving the caret. */
export function isRecalling(text: string): boolean {
  return text === '' || text === recalled
}

/** Whether a channel's composer is in message mode. */
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

/** Active tool of a channel; null for text. */
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

/** Bot of the signed-in person, with its setter. */
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

/** Where the person left it, the caret stands; who was not there yet goes on at the end. False when no composer stands on the screen. */
export function focusComposer(): boolean {
  const field = document.getElementById(COMPOSER_ID)
  if (!field) return false
  field.focus()
  if (field instanceof HTMLTextAreaElement && field.selectionEnd === 0)
    field.setSelectionRange(field.value.length, field.value.length)
  return true
}

/** A mouse and most probably a keyboard: on a touch screen the focus would bring up the one on the screen. */
const DESK = '(hover: hover) and (pointer: fine)'

/** The focus goes where one writes, unless it is in another field or in a dialog, or there is no keyboard. */
export function focusComposerAtDesk(): boolean {
  if (document.activeElement?.id === COMPOSER_ID) return true
  return matchMedia(DESK).matches && !isInField(document.activeElement) && focusComposer()
}
