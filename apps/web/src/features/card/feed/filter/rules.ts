import type { ChannelPart, ChatItem } from '@easel/contract/chat'
import { SEARCH_MAX_CHARS } from '@easel/contract/limits'
import { hasEnded } from '../../tools/rules.ts'
import type { TimelinePage } from '../../../task/rules.ts'
import { opensInParent, promptOf, type Send } from '../../../composer/send/rules.ts'
import { isChosen } from '../rules.ts'

/** What of a channel is shown. */
export interface FeedFilter {
  /** Null: everybody's, whatever becomes of it. */
  only: ChannelPart | null
  /** Part of a prompt, or of what was said. */
  text: string
}

export const NO_FILTER: FeedFilter = { only: null, text: '' }
export const PARTS: readonly ChannelPart[] = ['mine', 'running', 'liked']

/** Read `?only=&q=`; nonsense filters nothing. */
export function readFilter(search: string): FeedFilter {
  const query = new URLSearchParams(search)
  return {
    only: PARTS.find((part) => part === query.get('only')) ?? null,
    text: (query.get('q') ?? '').slice(0, SEARCH_MAX_CHARS),
  }
}

/** The same query string with this filter; an open picture is closed, since it may not be among what is shown. */
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

/** Pages without what the filter hides. A picked picture stands in the card of its grid, so it stays with that. */
export function withFitting(pages: readonly TimelinePage[], filter: FeedFilter, userId: string): TimelinePage[] {
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
        return task !== null && (liked.has(task.id) || (isChosen(task) && liked.has(task.parentId ?? '')))
      default:
        return part satisfies never
    }
  }

  return pages.map((page) => ({ ...page, items: page.items.filter(fits) }))
}

/** Whether what is on its way, or could not be sent, stands where the filter shows it. */
export function showsSend({ only, text }: FeedFilter, { order }: Send): boolean {
  // It stands in a card that is shown, or on an open picture.
  if (opensInParent(order)) return true
  if (only === 'liked' || (only === 'running' && order.kind === 'say')) return false
  return hasWords(order.kind === 'say' ? order.content : promptOf(order), text)
}

function hasWords(content: string, text: string): boolean {
  return content.toLowerCase().includes(text.trim().toLowerCase())
}
