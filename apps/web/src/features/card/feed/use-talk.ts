import type { ChatItem } from '@easel/contract/chat'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { SendState } from '../../composer/send/rules.ts'

/** What somebody said, or still tries to say. */
export interface Words extends Pick<ChatItem, 'kind' | 'content' | 'createdAt'> {
  author: Pick<ChatItem['author'], 'name' | 'avatar'>
  /** Of what the server has not accepted yet. */
  state?: SendState['name']
}

/** How talk looks in the feed and what comes of it. It belongs to another feature, and may still be on its way. */
export interface Talk {
  Message: ComponentType<{ words: Words; isFollowing: boolean; children?: ReactNode }>
  /** Who writes just now. */
  Typing: ComponentType<{ channelId: string }>
  /** Standing there, it tells the server that everything up to this item has been in view. */
  ReadMark: ComponentType<{ channelId: string; upTo: string }>
}

export const TalkContext = createContext<Talk | null>(null)

/** Null where the page brings none: then words stand there plainly. */
export function useTalk(): Talk | null {
  return useContext(TalkContext)
}
