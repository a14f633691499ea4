import type { Product } from '@easel/contract/order-acts'
import { type ChangeEvent, useId } from 'react'
import { useFormats } from '../../../i18n/format.ts'
import { useDictionary } from '../../../i18n/text.ts'
import { useOrderText } from '../../../i18n/order-words.ts'
import { Tag } from '../../../ui/tag.tsx'
import { useSession } from '../../account/api.ts'
import { numberFormat } from '../rules.ts'
import { useCreditWords } from '../use-credit-words.ts'
import { useMoney } from '../use-money.ts'
import styles from './product-card.module.css'
import { factsOf, monthlyOf, priceOf, savingOf } from './rules.ts'
import type { Choice } from './use-choice.ts'

interface ProductCardProps {
  product: Product
  choice: Choice
  /** Name of the radio group; undefined when nothing can be bought. */
  group: string | undefined
}

/** Plan or pack: what it grants, and its price. */
export function ProductCard({ product, choice, group }: ProductCardProps) {
  const t = useOrderText()
  const formats = useFormats()
  const plan = useSession()?.plan
  const isCurrent = plan?.productId === product.id
  const isChosen = group !== undefined && choice.product?.id === product.id
  const id = useId()

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    choice.choose({ productId: product.id })
    // If pressed at its edge, it would stay below the checkout bar.
    currentTarget.closest('article')?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <article className={styles.card} data-current={isCurrent} data-chosen={isChosen} aria-labelledby={id}>
      <h4 className={styles.title}>
        {group === undefined ? (
          <span id={id}>{product.title}</span>
        ) : (
          <label>
            <input
              type="radio"
              name={group}
              value={product.id}
              checked={isChosen}
              aria-describedby={`${id}-price`}
              onChange={handleChange}
            />
            <span id={id}>{product.title}</span>
          </label>
        )}
        {product.recommended && !isCurrent && <Tag tone="accent">{t('subscribe.recommended')}</Tag>}
      </h4>
      <PriceLine id={`${id}-price`} product={product} period={choice.period} />
      {isCurrent && plan && (
        <p className={styles.current}>{t('subscribe.current', { date: formats.date(plan.endsAt) })}</p>
      )}
      {product.description && <p className={styles.description}>{product.description}</p>}
      <Facts product={product} />
    </article>
  )
}

interface PriceLineProps extends Pick<Choice, 'period'> {
  id: string
  product: Product
}

function PriceLine({ id, product, period }: PriceLineProps) {
  const t = useOrderText()
  const money = useMoney()
  const language = useDictionary((dictionary) => dictionary.language)
  const price = priceOf(product, period)
  if (!price) return null
  const saving = savingOf(product, price.period)
  const percent = numberFormat(language, { style: 'percent' }).format(saving)
  return (
    <p id={id} className={styles.price}>
      <strong>{money(price)}</strong> {price.period && <span>{t(`subscribe.per${price.period}`)}</span>}
      {price.period === 'Year' && (
        <span className={styles.monthly}>{t('subscribe.monthly', { sum: money(monthlyOf(price)) })}</span>
      )}
      {saving > 0 && <span className={styles.saving}>{t('subscribe.saving', { percent })}</span>}
    </p>
  )
}

/** The operator's feature list, else facts derived from the product. */
function Facts({ product }: { product: Product }) {
  const t = useOrderText()
  const creditWords = useCreditWords()
  const counted = [
    ...(product.kind === 'plan' ? [t('subscribe.concurrency', { n: product.concurrency })] : []),
    ...(product.relax ? [t('subscribe.relax')] : []),
  ]
  const credits = product.credits > 0 ? [creditWords(product.credits)] : []
  const facts = factsOf(product, [...credits, ...(product.features.length > 0 ? [] : counted)])
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
