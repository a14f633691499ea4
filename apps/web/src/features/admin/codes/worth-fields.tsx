import type { AdminProduct } from '@easel/contract/admin-products'
import { period } from '@easel/contract/order'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useAppSetting } from '../../../lib/stored.ts'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { Columns } from '../parts/columns.tsx'
import { type CodesDraft, periodsOf, productsFor } from './rules.ts'

export type Products = readonly AdminProduct[]

interface WorthFieldsProps {
  products: Products
  form: {
    draft: CodesDraft
    fields: Record<string, string>
    change(changed: Partial<CodesDraft>): void
  }
}

/** Fields for what each code grants. */
export function WorthFields({ products, form }: WorthFieldsProps) {
  const t = useAdminText()
  const { draft, fields, change } = form
  const kinds = (['plan', 'pack', 'plain'] as const).map((value) => ({ value, label: t(`admin.codeKind.${value}`) }))
  return (
    <>
      <RadioGroup
        label={t('admin.codeKind')}
        value={draft.kind}
        choices={kinds}
        onChange={(kind) => change({ kind, productId: '', period: '' })}
      />
      <Columns>
        {draft.kind === 'plain' ? (
          <Field
            label={t('admin.creditsEach')}
            inputMode="numeric"
            value={draft.credits}
            error={fields.credits}
            onChange={(event) => change({ credits: event.target.value })}
          />
        ) : (
          <ProductChoice products={products} form={form} />
        )}
      </Columns>
    </>
  )
}

function ProductChoice({ products, form: { draft, fields, change } }: WorthFieldsProps) {
  const t = useAdminText()
  const language = useAppSetting((setting) => setting.language)
  const fitting = productsFor(draft, products)
  const periods = periodsOf(fitting.find(({ id }) => id === draft.productId))
  return (
    <>
      <Select
        label={t('admin.product')}
        value={draft.productId}
        choices={fitting.map(({ id, title }) => ({ value: id, label: title[language] }))}
        error={fields.productId ?? ''}
        onChange={(productId) => change({ productId })}
      />
      {draft.kind === 'plan' && (
        <Select
          label={t('admin.period')}
          value={draft.period}
          choices={periods.map((value) => ({ value, label: t(`admin.periodName.${value}`) }))}
          error={fields.period ?? ''}
          onChange={(value) => change({ period: period.parse(value) })}
        />
      )}
    </>
  )
}
