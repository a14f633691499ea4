import { saveDrawOption } from '@easel/contract/draw-options'
import type { BotType } from '@easel/contract/drawing'
import { readGallery } from '@easel/contract/gallery'
import { submitShow } from '@easel/contract/submits'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { makeKey } from '../../../lib/make-key.ts'
import { putItems } from '../../task/api.ts'
import { putOptions } from '../parameters/api.ts'
import { itemOf } from '../../task/rules.ts'

/** Page size that needs little scrolling. */
const FOUND_MAX = '12'

/** Own finished tasks whose prompt contains these words, newest first. */
export const ownTasksQuery = (words: string) =>
  queryOptions({
    queryKey: ['own-work', words],
    queryFn: ({ signal }) => call(readGallery, { query: { q: words, limit: FOUND_MAX }, signal, quiet: true }),
    staleTime: 0,
  })

/** Shows an earlier own task in a channel; it appears there at once. */
export function useShowTask(channelId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (taskId: string) =>
      call(submitShow, { params: { channelId }, body: { taskId }, idempotencyKey: makeKey(), quiet: true }),
    onSuccess: ({ tasks }) => putItems(client, tasks.map(itemOf)),
  })
}

/** An empty value deletes the option. */
export function useSaveOption(botType: BotType) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; value: string }) =>
      call(saveDrawOption, { query: { botType }, body, quiet: true }),
    onSuccess: (mine) => putOptions(client, botType, mine),
  })
}
