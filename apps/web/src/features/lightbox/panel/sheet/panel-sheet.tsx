import type { CSSProperties, ReactNode } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from './panel-sheet.module.css'
import { useSheetDrag } from './use-sheet-drag.ts'

interface PanelSheetProps {
  isOpen: boolean
  toggle: () => void
  children: ReactNode
}

/** Bottom sheet for phones; its grab bar can be dragged or pressed. */
export function PanelSheet({ isOpen, toggle, children }: PanelSheetProps) {
  const t = useText()
  const { by, handlers } = useSheetDrag({ isOpen, toggle })
  const isHeld = by !== null
  const style: CSSProperties & { '--by'?: string } = isHeld ? { '--by': `${by}px` } : {}
  return (
    <div className={styles.sheet} data-open={isOpen} data-held={isHeld} style={style}>
      <button type="button" className={styles.grab} data-key="i" aria-expanded={isOpen} {...handlers}>
        {t('lightbox.panel')}
      </button>
      {(isOpen || isHeld) && children}
    </div>
  )
}
