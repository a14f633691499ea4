import type { Task } from '@easel/contract/drawing'
import { readImageSeed } from '@easel/contract/task-acts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { call } from '../../../lib/call.ts'
import { useCopy } from '../../../ui/use-copy.ts'

interface ImageSeed {
  /** What its button says: an offer, the seed, or that there is none. */
  words: string
  isAsking: boolean
  /** Why it did not come, or could not be copied; empty otherwise. */
  problem: string
  /** Asks for the seed; once it is known, copies it. */
  ask(): void
}

/** The seed of a picture, from the moment that one wants to know it. */
export function useImageSeed({ id: taskId }: Pick<Task, 'id'>): ImageSeed {
  const t = useText()
  const { copy, problem } = useCopy(taskId)
  const [wantedOf, setWantedOf] = useState<string | null>(null)
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['seed', taskId],
    queryFn: ({ signal }) => call(readImageSeed, { params: { taskId }, signal }),
    enabled: wantedOf === taskId,
  })

  function ask() {
    if (data) void (data.seed !== null && copy(String(data.seed)))
    else if (error) void refetch()
    else setWantedOf(taskId)
  }

  return { words: wordsOf(), isAsking: isFetching, problem: error?.message ?? problem, ask }

  function wordsOf(): string {
    if (!data) return t('lightbox.seed')
    return data.seed === null ? t('lightbox.noSeed') : t('lightbox.seedIs', { seed: data.seed })
  }
}
