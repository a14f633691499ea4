import type { Image } from '@easel/contract/media'
import { parseRatio } from '@easel/prompt/read-value'
import type { CSSProperties } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import styles from './zoom-frame.module.css'

interface ZoomFrameProps {
  image: Image
  zoom: number
  /** `w:h`; null: the picture's own ratio. */
  ratio: string | null
}

/** Preview: the picture inside its new frame, whose margin will be drawn. */
export function ZoomFrame({ image, zoom, ratio }: ZoomFrameProps) {
  const t = useText()
  const shape = parseRatio(ratio ?? '') ?? image
  const style: CSSProperties & { '--ratio': number } = { '--ratio': shape.width / shape.height }
  const percent = Math.round(100 / zoom)
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} style={style}>
        <img
          src={`${image.url}?w=640`}
          alt=""
          width={image.width}
          height={image.height}
          style={{ transform: `scale(${1 / zoom})` }}
        />
      </div>
      <figcaption className={styles.caption}>{t('modal.zoomFrame', { percent })}</figcaption>
    </figure>
  )
}
