import { type BotType, type Medium, mediumOf, type Task, type TaskAction, taskAction } from '@easel/contract/drawing'
import { openablesOf } from '../task/rules.ts'

/** Filters of a gallery; `channelId` filters own tasks, whereas a channel's own gallery is another scope. */
export interface Filters {
  text: string
  action: TaskAction | null
  medium: Medium | null
  botType: BotType | null
  /** `3:2` */
  ratio: string | null
  isLiked: boolean
  channelId: string | null
  /** First and last day, like `2026-11-25`, in the reader's time zone. */
  from: string | null
  to: string | null
}

/** Gallery of a channel, or of all own tasks. */
export type Scope = { kind: 'channel'; channelId: string } | { kind: 'own'; userId: string }

export const NO_FILTERS: Filters = {
  text: '',
  action: null,
  medium: null,
  botType: null,
  ratio: null,
  isLiked: false,
  channelId: null,
  from: null,
  to: null,
}
/** Kinds of tasks that produce pictures. */
export const KINDS: readonly TaskAction[] = taskAction.options.filter(
  (action) => action !== 'DESCRIBE' && action !== 'SHORTEN',
)

const TEXT_MAX_CHARS = 200
export const MEDIA: readonly Medium[] = ['image', 'video']
const BOTS: readonly BotType[] = ['MID_JOURNEY', 'NIJI_JOURNEY']

/** Parses `?q=&kind=&medium=&bot=&ratio=&liked=&channel=&from=&to=`; unknown and invalid values are ignored. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search)
  return {
    text: (query.get('q') ?? '').slice(0, TEXT_MAX_CHARS),
    action: oneOf(KINDS, query.get('kind')),
    medium: oneOf(MEDIA, query.get('medium')),
    botType: oneOf(BOTS, query.get('bot')),
    ratio: /^\d{1,3}:\d{1,3}$/.exec(query.get('ratio') ?? '')?.[0] ?? null,
    isLiked: query.has('liked'),
    channelId: /^[0-9a-f-]{36}$/.exec(query.get('channel') ?? '')?.[0] ?? null,
    from: readDay(query.get('from') ?? ''),
    to: readDay(query.get('to') ?? ''),
  }
}

function oneOf<Value extends string>(known: readonly Value[], written: string | null): Value | null {
  return known.find((value) => value === written) ?? null
}

/** Null for an invalid day, or a year that is still being typed. */
export function readDay(written: string): string | null {
  if (!/^[12]\d{3}-(0[1-9]|1[0-2])-\d\d$/.test(written)) return null
  return beginningOf(written).getDate() === Number(written.slice(-2)) ? written : null
}

/** Start (inclusive) and end (exclusive) of the days as instants. */
export function dateRangeOf({ from, to }: Pick<Filters, 'from' | 'to'>): { from: Date | null; to: Date | null } {
  return { from: from === null ? null : beginningOf(from), to: to === null ? null : beginningOf(to, 1) }
}

/** First instant of a day, `later` days on, in the reader's time zone. */
function beginningOf(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later)
}

/** The query string with these filters; closes an open picture, which may not match them. */
export function writeFilters(search: string, filters: Filters): string {
  const { text, action, medium, botType, ratio, isLiked, channelId, from, to } = filters
  const query = new URLSearchParams(search)
  const chosen = { kind: action, medium, bot: botType, ratio, liked: isLiked ? '1' : '', channel: channelId, from, to }
  for (const [name, value] of Object.entries({ q: text, ...chosen, image: null })) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const written = query.toString().replaceAll('%3A', ':')
  return written === '' ? '' : `?${written}`
}

export function isFiltered(filters: Filters): boolean {
  return Object.values(filters).some(Boolean)
}

/** Number of active filters, without the search text. */
export function countChosen(filters: Partial<Filters>): number {
  return Object.values({ ...filters, text: '' }).filter(Boolean).length
}

/** Whether a finished task matches scope and filters. */
export function matchesFilters(task: Task, scope: Scope, filters: Filters): boolean {
  const isShown = task.status === 'SUCCESS' && openablesOf(task).length > 0
  return isShown && isOfScope(task, scope) && isOfKind(task, filters) && isOfTime(task, filters)
}

function isOfScope(task: Task, scope: Scope): boolean {
  return scope.kind === 'channel' ? task.channelId === scope.channelId : task.author.id === scope.userId
}

function isOfKind(task: Task, { text, ratio, isLiked, channelId, ...made }: Filters): boolean {
  return (
    isMadeSo(task, made) &&
    (ratio === null || task.aspectRatio === ratio) &&
    (channelId === null || task.channelId === channelId) &&
    (!isLiked || task.liked === true) &&
    task.prompt.toLowerCase().includes(text.trim().toLowerCase())
  )
}

function isMadeSo(task: Task, { action, medium, botType }: Pick<Filters, 'action' | 'medium' | 'botType'>): boolean {
  return (
    (action === null || task.action === action) &&
    (medium === null || mediumOf(task.action) === medium) &&
    (botType === null || task.botType === botType)
  )
}

function isOfTime({ submitTime }: Task, days: Filters): boolean {
  const { from, to } = dateRangeOf(days)
  const at = new Date(submitTime)
  return (from === null || at >= from) && (to === null || at < to)
}
