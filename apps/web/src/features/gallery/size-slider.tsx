import Image from 'lucide-react/icons/image'
import { useText } from '../../i18n/use-text.ts'
import { RangeInput } from '../../ui/range-input.tsx'
import styles from './gallery-bar.module.css'
import { ROW_MAX_PX, ROW_MIN_PX, useRowHeight } from './store.ts'

const STEP_PX = 10

export function SizeSlider() {
  const t = useText()
  const [px, setPx] = useRowHeight()
  return (
    <label className={styles.size} title={t('gallery.size')}>
      <Image size={12} strokeWidth={1.75} aria-hidden />
      <RangeInput
        name="size"
        min={ROW_MIN_PX}
        max={ROW_MAX_PX}
        step={STEP_PX}
        value={px}
        aria-label={t('gallery.size')}
        aria-valuetext={`${px} px`}
        onChange={(event) => setPx(Number(event.target.value))}
      />
      <Image size={18} strokeWidth={1.75} aria-hidden />
    </label>
  )
}
