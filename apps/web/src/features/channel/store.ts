import type { Channel } from '@easel/contract/channel'
import { create } from 'zustand'

/** Channels that went away while this page stood, as they were, by id. Who comes back to one is told. */
export const useGoneChannels = create<Readonly<Record<string, Channel>>>()(() => ({}))
