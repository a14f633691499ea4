import type { BotType, Task } from '@easel/contract/drawing'
import { picturesOf } from '../rules.ts'

/** What a gallery shows; `channelId` is a filter of one's own work, the channel's own gallery is another scope. */
export interface Filters {
  text: string
  botType: BotType | null
  /** `3:2` */
  ratio: string | null
  isLiked: boolean
  channelId: string | null
}

/** One channel's pictures, or one's own from everywhere. */
export type Scope = { kind: 'channel'; channelId: string } | { kind: 'own'; userId: string }

export const NO_FILTERS: Filters = { text: '', botType: null, ratio: null, isLiked: false, channelId: null }

const TEXT_MAX_CHARS = 200
const BOTS: readonly BotType[] = ['MID_JOURNEY', 'NIJI_JOURNEY']

/** Read `?q=&bot=&ratio=&liked=&channel=`; what is none of these, or nonsense, filters nothing. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search)
  return {
    text: (query.get('q') ?? '').slice(0, TEXT_MAX_CHARS),
    botType: BOTS.find((bot) => bot === query.get('bot')) ?? null,
    ratio: /^\d{1,3}:\d{1,3}$/.exec(query.get('ratio') ?? '')?.[0] ?? null,
    isLiked: query.has('liked'),
    channelId: /^[0-9a-f-]{36}$/.exec(query.get('channel') ?? '')?.[0] ?? null,
  }
}

/** The same query string with these filters; an open picture is closed, since it may not be among them. */
export function writeFilters(search: string, { text, botType, ratio, isLiked, channelId }: Filters): string {
  const query = new URLSearchParams(search)
  const wanted = { q: text, bot: botType, ratio, liked: isLiked ? '1' : '', channel: channelId, image: null }
  for (const [name, value] of Object.entries(wanted)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const written = query.toString().replaceAll('%3A', ':')
  return written === '' ? '' : `?${written}`
}

export function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some(Boolean)
}

/** Whether a finished task belongs there; what the server does not filter by is left out here. */
export function fits(task: Task, scope: Scope, filters: Filters): boolean {
  const { text, botType, ratio, isLiked, channelId } = filters
  const isShown = task.status === 'SUCCESS' && picturesOf(task).length > 0
  return (
    isShown &&
    isOfScope(task, scope) &&
    (botType === null || task.botType === botType) &&
    (ratio === null || task.aspectRatio === ratio) &&
    (channelId === null || task.channelId === channelId) &&
    (!isLiked || task.liked === true) &&
    task.prompt.toLowerCase().includes(text.trim().toLowerCase())
  )
}

function isOfScope(task: Task, scope: Scope): boolean {
  return scope.kind === 'channel' ? task.channelId === scope.channelId : task.author.id === scope.userId
}
