import { useAdminText } from '../../../i18n/admin-words.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Columns } from '../parts/columns.tsx'
import styles from './price-fields.module.css'
import { type Slot, slotsOf } from './rules.ts'
import type { ProductForm } from './use-product-form.ts'

const USUAL = ['CNY', 'HKD', 'TWD', 'USD', 'EUR', 'GBP', 'JPY', 'KRW', 'SGD', 'AUD', 'CAD']

/** Price for each period in which it is sold. */
export function PriceFields({ form }: { form: ProductForm }) {
  const t = useAdminText()
  const { draft, fields, change } = form
  const isPlan = draft.kind === 'plan'
  const currencies = USUAL.includes(draft.currency) ? USUAL : [draft.currency, ...USUAL]

  const write = (slot: Slot, typed: string) => change({ prices: { ...draft.prices, [slot]: typed } })

  return (
    <fieldset className={styles.prices}>
      <legend>{t('admin.prices')}</legend>
      {isPlan && <p>{t('admin.pricesHint')}</p>}
      <Columns>
        <Select
          label={t('admin.currency')}
          value={draft.currency}
          choices={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => change({ currency })}
        />
        {slotsOf(draft).map((slot) => (
          <Field
            key={slot}
            label={t(`admin.price.${slot}`)}
            inputMode="decimal"
            placeholder={isPlan ? t('admin.notSold') : ''}
            value={draft.prices[slot]}
            error={fields[`prices.${slot}`]}
            onChange={(event) => write(slot, event.target.value)}
          />
        ))}
      </Columns>
    </fieldset>
  )
}
