import { useAdminText } from '../../../i18n/admin-words.ts'
import { Field } from '../../../ui/field.tsx'
import { Columns } from '../parts/columns.tsx'
import type { ProductForm } from './use-product-form.ts'

/** What the product grants, and its position in the list. */
export function ProductNumbers({ form: { draft, fields, change } }: { form: ProductForm }) {
  const t = useAdminText()
  const isPlan = draft.kind === 'plan'
  const number = (name: 'credits' | 'concurrency' | 'position') => ({
    inputMode: 'numeric' as const,
    value: draft[name],
    error: fields[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <Columns>
      <Field
        label={t('admin.credits')}
        hint={t(isPlan ? 'admin.creditsPeriodHint' : 'admin.creditsPackHint')}
        {...number('credits')}
      />
      {isPlan && <Field label={t('admin.concurrency')} hint={t('admin.concurrencyHint')} {...number('concurrency')} />}
      <Field label={t('admin.position')} hint={t('admin.positionHint')} {...number('position')} />
    </Columns>
  )
}
