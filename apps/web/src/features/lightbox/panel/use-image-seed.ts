import type { Task } from '@easel/contract/drawing'
import { readImageSeed } from '@easel/contract/task-acts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { call } from '../../../lib/call.ts'
import { useCopy } from '../../../ui/use-copy.ts'

interface ImageSeed {
  /** Label of the button: an offer, the seed, or that there is none. */
  words: string
  isAsking: boolean
  /** Error message of loading or copying; empty otherwise. */
  problem: string
  /** Loads the seed; once loaded, copies it. */
  ask(): void
}

/** Seed of a picture, loaded on demand. */
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
    return data.seed === null ? t('lightbox.noSeed') : t('lightbox.seedIs', { seed: String(data.seed) })
  }
}
