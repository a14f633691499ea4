import { readGallery } from '@easel/contract/gallery'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const PAGE = '24'

/** One's own finished pictures, newest first. */
export const ownPictures = infiniteQueryOptions({
  queryKey: ['own-pictures'],
  queryFn: ({ pageParam, signal }) => {
    const cursor = pageParam === null ? {} : { cursor: pageParam }
    return call(readGallery, { query: { limit: PAGE, medium: 'image', ...cursor }, signal, quiet: true })
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
  // What is drawn meanwhile is not told to it.
  staleTime: 0,
  gcTime: 0,
})
