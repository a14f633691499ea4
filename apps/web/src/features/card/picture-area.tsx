import type { CSSProperties, ReactNode } from 'react'
import styles from './picture-area.module.css'
import { useThumbhash } from './use-thumbhash.ts'

interface PictureAreaProps {
  /** Width divided by height. */
  ratio: number
  thumbhash?: string | undefined
  children?: ReactNode
}

/** Reserves the size of a picture, so that nothing shifts when it loads. */
export function PictureArea({ ratio, thumbhash, children }: PictureAreaProps) {
  const blurred = useThumbhash(thumbhash)
  const backgroundImage = blurred && `url(${blurred})`
  return (
    <div className={styles.area} style={{ '--ratio': ratio, backgroundImage } as CSSProperties}>
      {children}
    </div>
  )
}

/** Label over a picture; a passing one disappears after three seconds. */
export function PictureCorner({ isPassing = false, children }: { isPassing?: boolean; children: ReactNode }) {
  return (
    <span className={styles.corner} data-passing={isPassing}>
      {children}
    </span>
  )
}
