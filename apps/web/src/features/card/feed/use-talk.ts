import type { ChatItem } from '@easel/contract/chat'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { SendState } from '../../composer/send/rules.ts'

/** A message, or one that is being sent. */
export interface Words extends Pick<ChatItem, 'kind' | 'content' | 'createdAt'> {
  author: Pick<ChatItem['author'], 'name' | 'avatar'>
  /** Set while the server has not accepted it. */
  state?: SendState['name']
}

/**
 * Components of the chat feature that the feed renders. Provided through a context, because the chat feature depends on the feed
 * and loads later.
 */
export interface Talk {
  Message: ComponentType<{ words: Words; isFollowing: boolean; children?: ReactNode }>
  /** Typing indicator. */
  Typing: ComponentType<{ channelId: string }>
  /** While mounted, reports everything up to this item as read. */
  ReadMark: ComponentType<{ channelId: string; upTo: string }>
}

export const TalkContext = createContext<Talk | null>(null)

/** Null where the page has no chat, or until it has loaded; messages are then plain text. */
export function useTalk(): Talk | null {
  return useContext(TalkContext)
}
