import { useText } from '../../../../i18n/use-text.ts'
import styles from './region-note.module.css'
import { type Box, isGoodShare } from './rules.ts'

interface RegionNoteProps {
  /** Selected share, 0 to 100. */
  percent: number
  /** The rectangle being placed by keyboard. */
  box: Box | null
}

/** Selected share, with a hint when results are often poor; also announces the position of the keyboard's rectangle. */
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
