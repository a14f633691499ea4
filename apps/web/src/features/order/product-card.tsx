import type { Period } from '@easel/contract/order'
import type { Product } from '@easel/contract/order-acts'
import { useFormats } from '../../i18n/format.ts'
import { useDictionary } from '../../i18n/text.ts'
import { useText } from '../../i18n/use-text.ts'
import { Tag } from '../../ui/tag.tsx'
import { useSession } from '../account/api.ts'
import styles from './product-card.module.css'
import { factsOf, priceOf, savingOf, writePrice } from './rules.ts'

interface ProductCardProps {
  product: Product
  /** The chosen one, where there is a choice. */
  period: Period | undefined
}

/** What a plan or a pack gives, and for how much. */
export function ProductCard({ product, period }: ProductCardProps) {
  const t = useText()
  const isCurrent = useSession()?.plan?.productId === product.id
  return (
    <article className={styles.card} data-current={isCurrent} aria-label={product.title}>
      <h4 className={styles.title}>
        {product.title}
        {isCurrent && <Tag tone="gold">{t('subscribe.current')}</Tag>}
        {product.recommended && !isCurrent && <Tag tone="accent">{t('subscribe.recommended')}</Tag>}
      </h4>
      <PriceLine product={product} period={period} />
      {product.description && <p className={styles.description}>{product.description}</p>}
      <Facts product={product} />
    </article>
  )
}

function PriceLine({ product, period }: ProductCardProps) {
  const t = useText()
  const language = useDictionary((dictionary) => dictionary.language)
  const price = priceOf(product, period)
  if (!price) return null
  const saving = savingOf(product, price.period)
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(saving)
  return (
    <p className={styles.price}>
      <strong>{writePrice(price, language)}</strong> {price.period && <span>{t(`subscribe.per${price.period}`)}</span>}
      {saving > 0 && <span className={styles.saving}>{t('subscribe.saving', { percent })}</span>}
    </p>
  )
}

/** The operator's own words where there are any, else what can be counted. */
function Facts({ product }: { product: Product }) {
  const t = useText()
  const formats = useFormats()
  const counted = [
    ...(product.kind === 'plan' ? [t('subscribe.concurrency', { n: product.concurrency })] : []),
    ...(product.relax ? [t('subscribe.relax')] : []),
  ]
  const credits = product.credits > 0 ? [t('subscribe.credits', { n: formats.number(product.credits) })] : []
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
