import { CLIP_SECONDS_MIN } from '@easel/contract/limits'
import { motion } from '@easel/contract/submits'
import { navigate } from 'wouter/use-browser-location'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { DRAFT_PREFIX, readObject, readStored, writeStored } from '../../../lib/storage.ts'
import { imagesOf, type VideoOrder } from '../send/rules.ts'
import { pictureListKeyOf, setPictures, storedPicture } from '../pictures/store.ts'
import { CAMERAS, draftOfOrder, type VideoDraft } from './rules.ts'

const videoDraft = z.object({
  prompt: z.catch(z.string(), ''),
  motion: z.catch(motion, 'low'),
  camera: z.catch(z.enum(CAMERAS), 'auto'),
  loop: z.catch(z.boolean(), false),
  seconds: z.catch(z.number(), CLIP_SECONDS_MIN),
  ratio: z.catch(z.string(), '3:2'),
})

/** Drafts by channel; stored in the browser too, so that they survive a reload. */
const useVideoDrafts = create<Readonly<Record<string, VideoDraft>>>()(() => ({}))

const keyOf = (channelId: string) => `${DRAFT_PREFIX}video:${channelId}`

export function useVideoDraft(channelId: string): [VideoDraft, (change: Partial<VideoDraft>) => void] {
  useVideoDrafts((drafts) => drafts[channelId])
  return [readVideoDraft(channelId), (change) => changeVideoDraft(channelId, change)]
}

export function readVideoDraft(channelId: string): VideoDraft {
  return useVideoDrafts.getState()[channelId] ?? videoDraft.parse(readObject(readStored(keyOf(channelId))))
}

export function changeVideoDraft(channelId: string, change: Partial<VideoDraft>): void {
  const next = { ...readVideoDraft(channelId), ...change }
  useVideoDrafts.setState({ [channelId]: next })
  writeStored(keyOf(channelId), JSON.stringify(next))
}

/** After it was sent: its words and pictures are gone, what was chosen stays for the next one. */
export function clearVideoDraft(channelId: string): void {
  changeVideoDraft(channelId, { prompt: '' })
  setPictures(pictureListKeyOf(channelId, 'VIDEO'), [])
}

/** Puts an order into the composer of clips again, to be changed, and goes there. */
export function restoreVideo(channelId: string, order: VideoOrder): void {
  changeVideoDraft(channelId, draftOfOrder(order))
  setPictures(pictureListKeyOf(channelId, 'VIDEO'), imagesOf(order).map(storedPicture))
  navigate(`/draw/${channelId}?view=video`)
}
