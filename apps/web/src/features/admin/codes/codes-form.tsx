import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { Columns } from '../parts/columns.tsx'
import { Panel } from '../parts/panel.tsx'
import { productsQuery } from '../products/api.ts'
import styles from './codes-form.module.css'
import { correctDraft } from './rules.ts'
import { useCodesForm } from './use-codes-form.ts'
import { type Products, WorthFields } from './worth-fields.tsx'

export function CodesForm({ onEnd }: { onEnd: () => void }) {
  const t = useAdminText()
  const products = useQuery(productsQuery)
  return (
    <Panel title={t('admin.makeCodes')}>
      <QueryView query={products} height="280px">
        {(all) => <Batch products={all} onEnd={onEnd} />}
      </QueryView>
    </Panel>
  )
}

function Batch({ products, onEnd }: { products: Products; onEnd: () => void }) {
  const t = useAdminText()
  const { form, draft, fields, message, isBusy, change, handleSubmit } = useCodesForm(
    (typed) => correctDraft(typed, products),
    onEnd,
  )
  return (
    <form ref={form} className={styles.form} autoComplete="off" noValidate onSubmit={handleSubmit}>
      <WorthFields products={products} form={{ draft, fields, change }} />
      <Columns>
        <Field
          label={t('admin.count')}
          inputMode="numeric"
          value={draft.count}
          error={fields.count}
          onChange={(event) => change({ count: event.target.value })}
        />
        <Field
          label={t('admin.maxUses')}
          hint={t('admin.maxUsesHint')}
          inputMode="numeric"
          value={draft.maxUses}
          error={fields.maxUses}
          onChange={(event) => change({ maxUses: event.target.value })}
        />
        <Field
          label={t('admin.lastDay')}
          hint={t('admin.lastDayHint')}
          type="date"
          value={draft.lastDay}
          error={fields.expiresAt}
          onChange={(event) => change({ lastDay: event.target.value })}
        />
      </Columns>
      <p role="alert" className={styles.problem}>
        {message}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onEnd}>{t('ui.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('admin.make')}
        </Button>
      </div>
    </form>
  )
}
