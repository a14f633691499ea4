import {
  type AdminEngine,
  changeEngine,
  createEngine,
  listEngineKinds,
  listEngines,
  removeEngine,
  testEngine,
  tryEngine,
} from '@easel/contract/admin-engines'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../lib/call.ts'
import { makeKey } from '../../../lib/make-key.ts'
import { changesOf, type EngineBody, type EngineDraft } from './rules.ts'
import { dropEngineDraft, dropSavedDraft, NEW } from './store.ts'

const REFRESH_MS = 10_000

/** Engines with their live state; polled. */
export const enginesQuery = queryOptions({
  queryKey: ['admin', 'engines'],
  queryFn: ({ signal }) => call(listEngines, { signal, quiet: true }),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})

/** Engine kinds that can be connected, with the fields of their forms. Constant while the page is open. */
export const engineKindsQuery = queryOptions({
  queryKey: ['admin', 'engine-kinds'],
  queryFn: ({ signal }) => call(listEngineKinds, { signal, quiet: true }),
})

interface EngineSave {
  /** Null for a new engine. */
  saved: AdminEngine | null
  draft: EngineDraft
  body: EngineBody
}

/** The form shows a refusal itself. */
export function useSaveEngine() {
  const keep = useKeepEngine()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: ({ saved, body }: EngineSave) =>
      saved
        ? call(changeEngine, { params: { engineId: saved.id }, body: changesOf(saved, body), quiet: true })
        : call(createEngine, { body, idempotencyKey: keyOf(body), quiet: true }),
    onSuccess: (engine, { saved, draft }) => {
      dropSavedDraft(saved?.id ?? NEW, draft)
      return keep(engine)
    },
  })
}

/** Idempotency key per engine id, so that a retry after a lost response is not refused as a duplicate. */
function useKeyOf() {
  const attempt = useRef({ wish: '', key: '' })
  return (body: EngineBody) => {
    const wish = JSON.stringify(body)
    if (attempt.current.wish !== wish) attempt.current = { wish, key: makeKey() }
    return attempt.current.key
  }
}

/** Enables an engine, or stops it from taking new tasks. */
export function useSwitchEngine() {
  const keep = useKeepEngine()
  return useMutation({
    mutationFn: ({ id, isOn }: Pick<AdminEngine, 'id' | 'isOn'>) =>
      call(changeEngine, { params: { engineId: id }, body: { isOn } }),
    onSuccess: keep,
  })
}

function useKeepEngine() {
  const client = useQueryClient()
  return async (engine: AdminEngine) => {
    client.setQueryData(enginesQuery.queryKey, (known) => {
      const isKnown = known?.some(({ id }) => id === engine.id)
      return isKnown ? known?.map((one) => (one.id === engine.id ? engine : one)) : known?.concat(engine)
    })
    await client.invalidateQueries({ queryKey: enginesQuery.queryKey })
  }
}

/** Probes a saved engine. */
export function useTestEngine() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (engineId: string) => call(testEngine, { params: { engineId } }),
    onSettled: () => client.invalidateQueries({ queryKey: enginesQuery.queryKey }),
  })
}

/** Probes the settings in the form without saving them. */
export function useTryEngine() {
  return useMutation({
    mutationFn: ({ body }: { draft: EngineDraft; body: EngineBody }) => call(tryEngine, { body, quiet: true }),
  })
}

/** `onRemoved` runs before the list changes, because the page of the removed engine unmounts with it. */
export function useRemoveEngine(onRemoved: (engineId: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (engineId: string) => call(removeEngine, { params: { engineId }, quiet: true }),
    onSuccess: async (_, engineId) => {
      onRemoved(engineId)
      dropEngineDraft(engineId)
      client.setQueryData(enginesQuery.queryKey, (known) => known?.filter(({ id }) => id !== engineId))
      await client.invalidateQueries({ queryKey: enginesQuery.queryKey })
    },
  })
}
