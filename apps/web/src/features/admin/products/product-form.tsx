import type { AdminProduct } from '@easel/contract/admin-products'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useAppSetting } from '../../../lib/stored.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SaveBar } from '../parts/save-bar.tsx'
import { PriceFields } from './price-fields.tsx'
import { ProductFlags } from './product-flags.tsx'
import styles from './product-form.module.css'
import { ProductNumbers } from './product-numbers.tsx'
import { ProductTexts } from './product-texts.tsx'
import { useProductForm } from './use-product-form.ts'

/** Form of a product; saving sends only the differences. `saved` is null for a new one. */
export function ProductForm({ saved }: { saved: AdminProduct | null }) {
  const t = useAdminText()
  const language = useAppSetting((setting) => setting.language)
  const { form, parts, message, isDirty, isBusy, handleSubmit, discard } = useProductForm(saved, { language })
  const kinds = (['plan', 'credits'] as const).map((value) => ({ value, label: t(`admin.kind.${value}`) }))
  return (
    <form ref={form} className={styles.form} autoComplete="off" noValidate onSubmit={handleSubmit}>
      {!saved && (
        <RadioGroup
          label={t('admin.kind')}
          value={parts.draft.kind}
          choices={kinds}
          onChange={(kind) => parts.change({ kind })}
        />
      )}
      <ProductTexts form={parts} />
      <PriceFields form={parts} />
      <ProductNumbers form={parts} />
      <ProductFlags form={parts} />
      <SaveBar isDirty={isDirty} isBusy={isBusy} problem={message} onDiscard={discard} />
    </form>
  )
}
