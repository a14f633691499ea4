import type { AdminProduct } from '@easel/contract/admin-products'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { parseMoney, formatMajor } from '../../../lib/money.ts'
import { toast } from '../../../ui/toast.ts'
import type { TextLanguage } from '../company/rules.ts'
import { useRefusal } from '../parts/use-refusal.ts'
import { useUnsavedWarning } from '../parts/use-unsaved-warning.ts'
import { useSaveProduct } from './api.ts'
import {
  draftOf,
  type Faults,
  fieldsBySlot,
  findRefusedLanguage,
  newDraft,
  type ProductDraft,
  readDraft,
} from './rules.ts'
import { dropProductDraft, NEW, useProductDrafts, writeProductDraft } from './store.ts'

/** State that the parts of the form share. */
export interface ProductForm {
  draft: ProductDraft
  /** Error message by field path, or by slot for prices. */
  fields: Record<string, string>
  language: TextLanguage
  change(changed: Partial<ProductDraft>): void
  setLanguage(language: TextLanguage): void
}

/** State of a product's form. `saved` is null for a new one. */
export function useProductForm(saved: AdminProduct | null, { language: first }: { language: TextLanguage }) {
  const t = useAdminText()
  const [, navigate] = useLocation()
  const key = saved?.id ?? NEW
  const before = saved ? draftOf(saved, { write: formatMajor }) : newDraft('CNY')
  const draft = useProductDrafts((drafts) => drafts[key]) ?? before
  const [language, setLanguage] = useState(first)
  const save = useSaveProduct()
  const { form, fields, message, showRefusal, showFaults, clear } = useRefusal()
  const isDirty = JSON.stringify(draft) !== JSON.stringify(before)
  useUnsavedWarning(isDirty)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isDirty || save.isPending) return
    clear()
    const read = readDraft(draft, { parse: parseMoney })
    if ('faults' in read) {
      setLanguage(findRefusedLanguage(read.faults, language))
      return showFaults(inWords(read.faults))
    }
    save.mutate(
      { saved, draft, body: read.body },
      {
        onSuccess: () => {
          toast(t('admin.saved'), 'success')
          if (!saved) navigate('/admin/products')
        },
        onError: (thrown) => {
          const refused = showRefusal(thrown, (paths) => fieldsBySlot(paths, draft))
          setLanguage(findRefusedLanguage(refused, language))
        },
      },
    )
  }

  const inWords = (faults: Faults) =>
    Object.fromEntries(Object.entries(faults).map(([path, fault]) => [path, t(`admin.fault.${fault}`)]))
  const parts: ProductForm = {
    draft,
    fields,
    language,
    setLanguage,
    change: (changed) => writeProductDraft(key, { ...draft, ...changed }),
  }
  return { form, parts, message, isDirty, isBusy: save.isPending, handleSubmit, discard: () => dropProductDraft(key) }
}
