import { useText } from '../../../../i18n/use-text.ts'
import styles from './region-note.module.css'
import { type Box, isGoodShare } from './rules.ts'

interface RegionNoteProps {
  /** 0 to 100. */
  percent: number
  /** The rectangle that the keys are placing. */
  box: Box | null
}

/** How much is selected, with a word when that rarely works well; also where the keys' rectangle stands. */
export function RegionNote({ percent, box }: RegionNoteProps) {
  const t = useText()
  const isEmpty = percent === 0
  const shown = Math.max(isEmpty ? 0 : 1, Math.round(percent))
  return (
    <p className={styles.note} role="status">
      <span className={styles.share}>{t('region.selected', { percent: shown })}</span>
      {!isEmpty && !isGoodShare(percent) && <span className={styles.hint}>{t('region.range')}</span>}
      {isEmpty && !box && <span>{t('region.hint')}</span>}
      {box && <span>{t('region.placed', percentsOf(box))}</span>}
    </p>
  )
}

function percentsOf({ left, top, width, height }: Box): Record<string, number> {
  const percent = (part: number) => Math.round(part * 100)
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) }
}
