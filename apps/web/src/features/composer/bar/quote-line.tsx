import type { Quote } from '@easel/contract/quote'
import { useFormats } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from '../composer.module.css'
import { lacksCredits } from './rules.ts'
import { useMissing } from './use-quote.ts'

/** Price and expected wait, before sending. */
export function QuoteLine({ quote }: { quote: Quote }) {
  const t = useText()
  const format = useFormats()
  const missing = useMissing(quote)
  const { count, cost, queueAhead, etaSeconds, problems } = quote
  const [problem] = problems
  if (problem && !lacksCredits(quote)) return <span className={styles.length}>{problem.message}</span>
  const parts = [
    count > 1 && t('composer.count', { count: format.number(count) }),
    cost > 0 && t('drawing.credits', { credits: format.number(cost) }),
    missing > 0 && t('composer.missing', { n: format.number(missing) }),
    queueAhead > 0 && t('composer.ahead', { n: format.number(queueAhead) }),
    etaSeconds !== null && etaSeconds > 0 && t('composer.wait', { s: format.number(Math.ceil(etaSeconds)) }),
  ]
  return (
    <span className={styles.credits} data-none={lacksCredits(quote)} data-quote>
      {parts.filter(Boolean).join(' · ')}
    </span>
  )
}
