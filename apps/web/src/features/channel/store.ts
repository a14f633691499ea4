import type { Channel } from '@easel/contract/channel'
import { create } from 'zustand'

/** Channels that were deleted or left while this page was open, by id, for the message on their page. */
export const useGoneChannels = create<Readonly<Record<string, Channel>>>()(() => ({}))
