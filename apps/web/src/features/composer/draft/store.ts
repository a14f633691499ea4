import type { BlendDimensions } from '@easel/contract/submits'
import { create } from 'zustand'
import { useSession } from '../../account/api.ts'
import { imagesOf, type Order } from '../send/rules.ts'
import { replaceDraft } from '../api.ts'
import {
  dropRefusals,
  pictureListKeyOf,
  readPictures,
  setPictures,
  storedPicture,
  usePictureLists,
} from '../pictures/store.ts'
import {
  goToComposer,
  readChosenBot,
  readIsTalking,
  readText,
  readTool,
  setDraftText,
  setTalking,
  setTool,
  type Tool,
  useComposers,
} from '../store.ts'
import { restoreVideo } from '../video/store.ts'
import { type ComposerDraft, parseText } from './rules.ts'

interface Choices {
  /** By channel. */
  dimensions: Readonly<Record<string, BlendDimensions>>
}

/** Choices beside text and pictures. */
const useChoices = create<Choices>()(() => ({ dimensions: {} }))

/** Draft of a channel. */
export function useComposerDraft(channelId: string): ComposerDraft {
  const userId = useSession()?.id ?? ''
  useComposers()
  usePictureLists()
  useChoices()
  return readComposerDraft(channelId, userId)
}

export function readComposerDraft(channelId: string, userId: string): ComposerDraft {
  const tool = readTool(channelId)
  return {
    parsed: parseText(readText(channelId), readIsTalking(channelId)),
    tool,
    pictures: readPictures(pictureListKeyOf(channelId, tool)),
    dimensions: useChoices.getState().dimensions[channelId] ?? 'SQUARE',
    botType: readChosenBot(userId),
  }
}

/** Removes from the composer what was just sent. */
export function clearDraft(channelId: string, order: Order): void {
  const tool = toolOf(order)
  if (tool === null) setDraftText(channelId, '')
  if (imagesOf(order).length > 0) setPictures(pictureListKeyOf(channelId, tool), [])
  dropRefusals(pictureListKeyOf(channelId, tool))
  setTool(channelId, null)
}

/** Restores an order into the composer for editing. What it replaces can be had back. */
export function restoreOrder(channelId: string, order: Order): void {
  if (order.kind === 'video') return restoreVideo(channelId, order)
  const tool = toolOf(order)
  const place = pictureListKeyOf(channelId, tool)
  const pictures = readPictures(place)
  const prepare = () => {
    setTalking(channelId, order.kind === 'say')
    setTool(channelId, tool)
    if (order.kind === 'blend') setDimensions(channelId, order.dimensions)
    if (order.kind !== 'say') setPictures(place, imagesOf(order).map(storedPicture))
  }
  replaceDraft(channelId, wordsIn(order) ?? readText(channelId), prepare, () => setPictures(place, pictures))
  goToComposer(channelId)
}

/** The text as typed, including its command; null when the order has none. */
function wordsIn(order: Order): string | null {
  if (order.kind === 'say') return order.content
  if (order.kind === 'shorten') return `/shorten ${order.prompt}`
  return order.kind === 'imagine' ? order.prompt : null
}

function toolOf({ kind }: Order): Tool | null {
  if (kind === 'describe') return 'DESCRIBE'
  return kind === 'blend' ? 'BLEND' : null
}

export function setDimensions(channelId: string, chosen: BlendDimensions): void {
  useChoices.setState(({ dimensions }) => ({ dimensions: { ...dimensions, [channelId]: chosen } }))
}
