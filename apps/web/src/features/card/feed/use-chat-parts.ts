import type { ChatItem } from '@easel/contract/chat'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { SendState } from '../../composer/send/rules.ts'

/** A message, or one that is being sent. */
export interface FeedMessage extends Pick<ChatItem, 'kind' | 'content' | 'createdAt'> {
  author: Pick<ChatItem['author'], 'id' | 'name' | 'avatar'>
  /** Set while the server has not accepted it. */
  state?: SendState['name']
}

/**
 * Components of the chat feature that the feed renders. Provided through a context, because the chat feature depends on the feed
 * and loads later.
 */
export interface ChatParts {
  Message: ComponentType<{ words: FeedMessage; isFollowing: boolean; children?: ReactNode }>
  /** Typing indicator. */
  Typing: ComponentType<{ channelId: string }>
  /** While mounted, reports everything up to this item as read. */
  ReadMark: ComponentType<{ channelId: string; upTo: string }>
}

export const ChatPartsContext = createContext<ChatParts | null>(null)

/** Null where the page has no chat, or until it has loaded; messages are then plain text. */
export function useChatParts(): ChatParts | null {
  return useContext(ChatPartsContext)
}
