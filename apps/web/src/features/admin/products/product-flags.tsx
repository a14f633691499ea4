import { useAdminText } from '../../../i18n/admin-words.ts'
import { FlagField } from '../parts/flag-field.tsx'
import type { ProductForm } from './use-product-form.ts'

/** Yes/no properties of a product. */
export function ProductFlags({ form: { draft, change } }: { form: ProductForm }) {
  const t = useAdminText()
  return (
    <div>
      {draft.kind === 'plan' && (
        <FlagField
          label={t('admin.relax')}
          checked={draft.relax}
          onChange={(event) => change({ relax: event.target.checked })}
        />
      )}
      <FlagField
        label={t('admin.recommended')}
        checked={draft.recommended}
        onChange={(event) => change({ recommended: event.target.checked })}
      />
      <FlagField
        label={t('admin.onSale')}
        checked={draft.onSale}
        onChange={(event) => change({ onSale: event.target.checked })}
      />
    </div>
  )
}
