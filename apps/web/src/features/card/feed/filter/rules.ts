import type { ChannelPart, ChatItem } from '@easel/contract/chat'
import { SEARCH_MAX_CHARS } from '@easel/contract/limits'
import { hasEnded } from '../../tools/rules.ts'
import type { TimelinePage } from '../../../task/rules.ts'
import { isPick, promptOf, type Send } from '../../../composer/send/rules.ts'
import { isPickedPicture } from '../rules.ts'

/** Filter of a feed. */
export interface FeedFilter {
  /** Null: tasks of everybody in every state. */
  only: ChannelPart | null
  /** Substring of the prompt or the message; empty: no search. */
  text: string
}

export const NO_FILTER: FeedFilter = { only: null, text: '' }
export const PARTS: readonly ChannelPart[] = ['mine', 'running', 'liked']

/** Parses `?only=&q=`; invalid values are ignored. */
export function readFilter(search: string): FeedFilter {
  const query = new URLSearchParams(search)
  return {
    only: PARTS.find((part) => part === query.get('only')) ?? null,
    text: (query.get('q') ?? '').slice(0, SEARCH_MAX_CHARS),
  }
}

/** The query string with this filter; closes an open picture, which may not match it. */
export function writeFilter(search: string, { only, text }: FeedFilter): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ only, q: text, image: null })) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return query.size === 0 ? '' : `?${query}`
}

export function isFiltering({ only, text }: FeedFilter): boolean {
  return only !== null || text.trim() !== ''
}

/** Drops items that do not match. A picture picked from a grid is shown in the grid's card, so it stays as long as the grid matches. */
export function filterPages(pages: readonly TimelinePage[], filter: FeedFilter, userId: string): TimelinePage[] {
  const liked = new Set(pages.flatMap(({ items }) => items.flatMap(({ id, task }) => (task?.liked ? id : []))))
  const fits = (item: ChatItem) => hasWords(item.content, filter.text) && isOf(filter.only, item)

  function isOf(part: ChannelPart | null, { kind, author, task }: ChatItem): boolean {
    switch (part) {
      case null:
        return filter.text.trim() === '' || kind !== 'system'
      case 'mine':
        return author.id === userId && kind !== 'system'
      case 'running':
        return task !== null && !hasEnded(task)
      case 'liked':
        return task !== null && (liked.has(task.id) || (isPickedPicture(task) && liked.has(task.parentId ?? '')))
      default:
        return part satisfies never
    }
  }

  return pages.map((page) => ({ ...page, items: page.items.filter(fits) }))
}

/** Whether an order being sent, or one that failed to send, matches the filter. */
export function matchesSend({ only, text }: FeedFilter, { order }: Send): boolean {
  // Its grid is in view, and its picture stays with it.
  if (isPick(order)) return true
  if (only === 'liked' || (only === 'running' && order.kind === 'say')) return false
  return hasWords(order.kind === 'say' ? order.content : promptOf(order), text)
}

function hasWords(content: string, text: string): boolean {
  return content.toLowerCase().includes(text.trim().toLowerCase())
}
