import { addBlockedWords, listBlockedWords, removeBlockedWord } from '@easel/contract/admin-words'
import type { QueryOf } from '@easel/contract/call'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const WORDS = ['admin', 'words'] as const

export const readWords = (query: QueryOf<typeof listBlockedWords>, signal?: AbortSignal) =>
  call(listBlockedWords, { query, quiet: true, ...(signal && { signal }) })

export const wordsQuery = (query: QueryOf<typeof listBlockedWords>) =>
  queryOptions({
    queryKey: [...WORDS, query],
    queryFn: ({ signal }) => readWords(query, signal),
    staleTime: 0,
    placeholderData: (before) => before,
  })

/** The form shows a refusal itself. */
export function useAddWords() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (words: string[]) => call(addBlockedWords, { body: { words }, quiet: true }),
    onSettled: () => client.invalidateQueries({ queryKey: WORDS }),
  })
}

export function useRemoveWord() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wordId: string) => call(removeBlockedWord, { params: { wordId } }),
    onSettled: () => client.invalidateQueries({ queryKey: WORDS }),
  })
}
