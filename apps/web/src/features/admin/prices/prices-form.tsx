import { CREDITS_MAX, type Prices } from '@easel/contract/prices'
import { type FormEvent, useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.ts'
import { SaveBar } from '../parts/save-bar.tsx'
import { useRefusal } from '../parts/use-refusal.ts'
import { useUnsavedWarning } from '../parts/use-unsaved-warning.ts'
import { useSavePrices } from './api.ts'
import { PriceTable } from './price-table.tsx'
import styles from './prices-form.module.css'
import { bodyOf, changedCells, countOwn, EVERYWHERE, findRefusedEngine, usualPrices } from './rules.ts'
import { dropPrices, usePricesDraft, writePrices } from './store.ts'

interface PricesFormProps {
  saved: Prices
  /** Their ids. */
  engines: readonly string[]
}

/** The prices for all engines, and those that one engine has of its own; one table of them is open. */
export function PricesForm({ saved, engines }: PricesFormProps) {
  const t = useAdminText()
  const formats = useFormats()
  const draft = usePricesDraft((state) => state.draft)
  const [engine, setEngine] = useState(EVERYWHERE)
  const save = useSavePrices()
  const { form, fields, message, showRefusal, clear } = useRefusal()
  const isDirty = changedCells(saved, draft, engines).length > 0
  useUnsavedWarning(isDirty)
  const choices = [
    { value: EVERYWHERE, label: t('admin.costs.all') },
    ...engines.map((id) => {
      const n = countOwn(saved, draft, id)
      return { value: id, label: n > 0 ? t('admin.costs.ownOf', { name: id, n }) : id }
    }),
  ]

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isDirty || save.isPending) return
    clear()
    save.mutate(bodyOf(saved, draft, engines), {
      onSuccess: () => {
        dropPrices(draft)
        toast(t('admin.saved'), 'success')
      },
      onError: (thrown) => setEngine(findRefusedEngine(showRefusal(thrown), engines) ?? engine),
    })
  }

  return (
    <form ref={form} className={styles.form} autoComplete="off" noValidate onSubmit={handleSubmit}>
      <div className={styles.choice}>
        <Select label={t('admin.costs.where')} value={engine} choices={choices} onChange={setEngine} />
        {engine === EVERYWHERE && (
          <Button onClick={() => writePrices(usualPrices(saved))}>{t('admin.costs.usual')}</Button>
        )}
      </div>
      {engine !== EVERYWHERE && <p className={styles.hint}>{t('admin.costs.ownHint')}</p>}
      <PriceTable key={engine} engine={engine} saved={saved} draft={draft} errors={fields} />
      <p className={styles.hint}>{t('admin.costs.singleHint', { max: formats.number(CREDITS_MAX) })}</p>
      <SaveBar isDirty={isDirty} isBusy={save.isPending} problem={message} onDiscard={() => dropPrices(draft)} />
    </form>
  )
}
