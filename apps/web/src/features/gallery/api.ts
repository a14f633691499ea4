import type { Task } from '@easel/contract/drawing'
import { listGalleryMonths, readGallery } from '@easel/contract/gallery'
import { PAGE_MAX } from '@easel/contract/limits'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { GALLERY } from '../task/library/live.ts'
import { newerTask } from '../task/rules.ts'
import { useTaskState } from '../task/store.ts'
import { compactTask } from './compact-rules.ts'
import { type Filters, matchesFilters, type Scope, dateRangeOf } from './rules.ts'

export interface GalleryPage {
  items: Task[]
  nextCursor: string | null
}

type Gallery = InfiniteData<GalleryPage, string | null>

/** Finished tasks, newest first. When responses and frames race, newer copies win and deleted tasks stay away. */
export const galleryOf = (scope: Scope, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: [GALLERY, scope, filters] as const,
    queryFn: ({ pageParam, signal }) => readPage(scope, filters, { cursor: pageParam ?? undefined, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: GalleryPage) => page.nextCursor,
    structuralSharing: (known, fresh) => keepNewer(known as Gallery | undefined, fresh as Gallery),
    placeholderData: keepPreviousData,
    // Without a mounted observer no frames are applied, so a reopened gallery is fetched again from the top.
    gcTime: 0,
  })

interface Wanted {
  cursor: string | undefined
  signal: AbortSignal
}

async function readPage(scope: Scope, filters: Filters, { cursor, signal }: Wanted): Promise<GalleryPage> {
  const page = { ...(cursor !== undefined && { cursor }), limit: String(PAGE_MAX) }
  return lighten(await call(readGallery, { query: { ...page, ...say(scope, filters) }, signal, quiet: true }))
}

function say(scope: Scope, filters: Filters) {
  const { text, action, medium, botType, ratio, isLiked, channelId } = filters
  const { from, to } = dateRangeOf(filters)
  return {
    ...(text && { q: text }),
    ...(action && { action }),
    ...(medium && { medium }),
    ...(botType && { botType }),
    ...(ratio && { ratio }),
    ...(isLiked && { liked: 'true' as const }),
    ...(from && { from: from.toISOString() }),
    ...(to && { to: to.toISOString() }),
    ...(channelId && { channelId }),
    ...(scope.kind === 'channel' && { channelId: scope.channelId, everyone: 'true' as const }),
  }
}

/** Months like `2026-11`, newest first, that contain matching tasks, loaded or not. */
export const monthsOf = (scope: Scope, filters: Filters) =>
  queryOptions({
    queryKey: ['gallery-months', scope, filters],
    queryFn: async ({ signal }) => {
      const query = { offset: String(-new Date().getTimezoneOffset()), ...say(scope, filters) }
      const months = await call(listGalleryMonths, { query, signal, quiet: true })
      return months.map(({ month }) => month)
    },
    gcTime: 0,
  })

function lighten<Page extends GalleryPage>(page: Page): Page {
  return { ...page, items: page.items.map(compactTask) }
}

/** Inserts a task that has just finished into every gallery that it matches. */
export function putIntoGalleries(client: QueryClient, task: Task): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [GALLERY] })) {
    const [, scope, filters] = queryKey as ReturnType<typeof galleryOf>['queryKey']
    if (!matchesFilters(task, scope, filters)) continue
    client.setQueryData<Gallery>(queryKey, (known) => known && { ...known, pages: withTask(known.pages, task) })
  }
}

/** A task older than the loaded ones, while more can be loaded, is left to its page. */
function withTask(pages: GalleryPage[], task: Task): GalleryPage[] {
  if (pages.some(({ items }) => items.some(({ id }) => id === task.id))) {
    return pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (one.id === task.id ? newerTask(one, task) : one)),
    }))
  }
  const at = pages.findIndex((page) => page.items.some(({ id }) => id < task.id) || page.nextCursor === null)
  return pages.map((page, index) => {
    if (index !== at) return page
    const before = page.items.filter(({ id }) => id > task.id)
    return { ...page, items: [...before, task, ...page.items.slice(before.length)] }
  })
}

/** Returns the same object for equal data; a new one would notify observers, which would run this again. */
function keepNewer(known: Gallery | undefined, fresh: Gallery): Gallery {
  const { gone } = useTaskState.getState()
  const byId = new Map(known?.pages.flatMap(({ items }) => items.map((task) => [task.id, task] as const)))
  const pages = fresh.pages.map((page, at) => {
    const items = page.items.filter(({ id }) => !gone.has(id)).map((task) => newerOf(byId.get(task.id), task))
    return sameOr(known?.pages[at], { ...page, items })
  })
  const isSame = known?.pages.length === pages.length && pages.every((page, at) => page === known.pages[at])
  return isSame ? known : { ...fresh, pages }
}

function newerOf(known: Task | undefined, fresh: Task): Task {
  return known ? newerTask(known, fresh) : fresh
}

function sameOr(known: GalleryPage | undefined, page: GalleryPage): GalleryPage {
  const isSame =
    known?.nextCursor === page.nextCursor &&
    known.items.length === page.items.length &&
    known.items.every((task, at) => task === page.items[at])
  return isSame ? known : page
}
