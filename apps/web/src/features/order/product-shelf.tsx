import type { Period } from '@easel/contract/order'
import type { Product } from '@easel/contract/order-acts'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-shelf.module.css'
import { periodsOf } from './rules.ts'

/** Plans by day, month or year, and packs of credits, as the operator orders them. */
export function ProductShelf({ products }: { products: readonly Product[] }) {
  const plans = products.filter(({ kind }) => kind === 'plan')
  const packs = products.filter(({ kind }) => kind === 'credits')
  return (
    <>
      {plans.length > 0 && <Plans plans={plans} />}
      {packs.length > 0 && <Packs packs={packs} />}
    </>
  )
}

function Plans({ plans }: { plans: readonly Product[] }) {
  const t = useText()
  const periods = periodsOf(plans)
  const [chosen, setChosen] = useState<Period>('Month')
  const period = periods.includes(chosen) ? chosen : periods[0]
  return (
    <section className={styles.shelf}>
      <header>
        <h3>{t('subscribe.plans')}</h3>
        {period && (
          <RadioGroup
            label={t('subscribe.period')}
            value={period}
            choices={periods.map((value) => ({ value, label: t(`subscribe.${value}`) }))}
            onChange={setChosen}
          />
        )}
      </header>
      <ul className={styles.cards}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <ProductCard product={plan} period={period} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Packs({ packs }: { packs: readonly Product[] }) {
  const t = useText()
  return (
    <section className={styles.shelf}>
      <h3>{t('subscribe.packs')}</h3>
      <ul className={styles.cards}>
        {packs.map((pack) => (
          <li key={pack.id}>
            <ProductCard product={pack} period={undefined} />
          </li>
        ))}
      </ul>
    </section>
  )
}
