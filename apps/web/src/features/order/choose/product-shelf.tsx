import type { Period } from '@easel/contract/order'
import type { Product } from '@easel/contract/order-acts'
import { type ReactNode, useId } from 'react'
import { useDictionary } from '../../../i18n/text.ts'
import { useOrderText } from '../../../i18n/order-words.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useCompany } from '../../company/api.ts'
import { numberFormat } from '../rules.ts'
import { CheckoutBar } from './checkout-bar.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-shelf.module.css'
import { smallestSaving } from './rules.ts'
import { type Choice, useChoice } from './use-choice.ts'

/** More products than this scroll sideways. */
const IN_A_ROW = 3

/** Plans by period, and packs of credits, in the operator's order; one of them is selected if payment is possible. */
export function ProductShelf({ products, wantedId }: { products: readonly Product[]; wantedId: string }) {
  const t = useOrderText()
  const choice = useChoice(products, wantedId)
  const group = useId()
  const isOpen = Boolean(useCompany()?.payChannels.length)
  const card = (product: Product) => (
    <ProductCard key={product.id} product={product} choice={choice} group={isOpen ? group : undefined} />
  )
  const plans = products.filter(({ kind }) => kind === 'plan')
  const packs = products.filter(({ kind }) => kind === 'credits')
  return (
    <div className={styles.shop}>
      {plans.length > 0 && (
        <Shelf title={t('subscribe.plans')} beside={<Periods choice={choice} plans={plans} />}>
          {plans.map(card)}
        </Shelf>
      )}
      {packs.length > 0 && (
        <Shelf part="packs" title={t('subscribe.packs')}>
          {packs.map(card)}
        </Shelf>
      )}
      {isOpen && choice.product && <CheckoutBar choice={{ ...choice, product: choice.product }} />}
    </div>
  )
}

interface ShelfProps {
  title: string
  /** Name by which a link leads here. */
  part?: string
  beside?: ReactNode
  children: ReactNode[]
}

function Shelf({ title, part, beside, children }: ShelfProps) {
  return (
    <section className={styles.shelf} data-part={part}>
      <header>
        <h3>{title}</h3>
        {beside}
      </header>
      <div className={children.length > IN_A_ROW ? styles.row : styles.cards}>{children}</div>
    </section>
  )
}

/** Hidden when every plan is sold for a single period. Shows the saving of the yearly price before it is chosen. */
function Periods({ choice: { period, periods, choose }, plans }: { choice: Choice; plans: readonly Product[] }) {
  const t = useOrderText()
  const language = useDictionary((dictionary) => dictionary.language)
  if (!period) return null
  const saving = smallestSaving(plans)
  const less = saving > 0 ? ` −${numberFormat(language, { style: 'percent' }).format(saving)}` : ''
  const labelOf = (value: Period) => t(`subscribe.${value}`) + (value === 'Year' ? less : '')
  return (
    <RadioGroup
      label={t('subscribe.period')}
      value={period}
      choices={periods.map((value) => ({ value, label: labelOf(value) }))}
      onChange={(chosen) => choose({ period: chosen })}
    />
  )
}
