import type { AdminEngine, EngineKind } from '@easel/contract/admin-engines'
import { type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { toast } from '../../../ui/toast.ts'
import { useRefusal } from '../parts/use-refusal.ts'
import { useUnsavedWarning } from '../parts/use-unsaved-warning.ts'
import { useSaveEngine, useTryEngine } from './api.ts'
import { draftOf, type EngineBody, type EngineDraft, type Faults, kindOf, newDraft, readDraft } from './rules.ts'
import { dropEngineDraft, NEW, useEngineDrafts, writeEngineDraft } from './store.ts'

/** State that the parts of the form share. */
export interface EngineFields {
  draft: EngineDraft
  /** The draft's kind. */
  kind: EngineKind
  /** Kinds that can be connected, most used first. */
  kinds: readonly EngineKind[]
  /** Error message by field path. */
  fields: Record<string, string>
  /** Null for a new engine. */
  saved: AdminEngine | null
  /** Ids of the other engines. */
  taken: readonly string[]
  change(changed: Partial<EngineDraft>): void
}

/** State of an engine's form, with test and save. */
export function useEngineForm(saved: AdminEngine | null, { taken, kinds }: Pick<EngineFields, 'taken' | 'kinds'>) {
  const t = useAdminText()
  const [, navigate] = useLocation()
  const key = saved?.id ?? NEW
  const savedKind = kindOf(saved?.kind ?? kinds[0]?.name ?? '', kinds)
  const before = saved ? draftOf(saved, savedKind) : newDraft(savedKind, taken)
  const draft = useEngineDrafts((drafts) => drafts[key]) ?? before
  const kind = kindOf(draft.kind, kinds)
  const save = useSaveEngine()
  const { form, fields, message, showRefusal, showFaults, clear } = useRefusal()
  const isDirty = !isSame(draft, before)
  useUnsavedWarning(isDirty)
  const trial = useTrial(draft, showRefusal)

  /** Returns null, and shows the errors, when the draft is invalid. */
  function read(): EngineBody | null {
    clear()
    const read = readDraft(draft, { saved, taken, kind })
    if ('body' in read) return read.body
    showFaults(inWords(read.faults))
    return null
  }

  const inWords = (faults: Faults) =>
    Object.fromEntries(Object.entries(faults).map(([path, fault]) => [path, t(`admin.fault.${fault}`)]))

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const body = isDirty && !save.isPending ? read() : null
    if (!body) return
    const onSuccess = () => {
      toast(t('admin.saved'), 'success')
      if (!saved) navigate('/admin/engines')
    }
    save.mutate({ saved, draft, body }, { onSuccess, onError: (thrown) => showRefusal(thrown) })
  }

  const change = (changed: Partial<EngineDraft>) => writeEngineDraft(key, { ...draft, ...changed })
  const parts: EngineFields = { draft, kind, kinds, fields, saved, taken, change }
  return {
    form,
    parts,
    message,
    isDirty,
    isBusy: save.isPending,
    trial: { ...trial, run: () => trial.run(read()) },
    handleSubmit,
    discard: () => dropEngineDraft(key),
  }
}

/** Result of testing the current settings; cleared when they change. */
function useTrial(draft: EngineDraft, showRefusal: (thrown: unknown) => void) {
  const ask = useTryEngine()
  const found = ask.data && ask.variables && isSame(ask.variables.draft, draft) ? ask.data : null

  function run(body: EngineBody | null) {
    if (body) ask.mutate({ draft, body }, { onError: showRefusal })
  }

  return { found, isBusy: ask.isPending, run }
}

function isSame(one: EngineDraft, other: EngineDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
