import { useText } from '../../../i18n/use-text.ts'
import { RatioInput } from '../../composer/parameters/ratio-input.tsx'
import styles from './zoom-slider.module.css'

interface RatioRowProps {
  ratio: string
  onChange: (ratio: string) => void
}

/** Aspect ratio of the new picture. */
export function RatioRow({ ratio, onChange }: RatioRowProps) {
  const t = useText()
  return (
    <div className={styles.ratio}>
      <span aria-hidden>{t('params.size')}</span>
      <RatioInput label={t('params.size')} value={ratio} onChange={onChange} />
    </div>
  )
}
