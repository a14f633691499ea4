import type { Image } from '@easel/contract/media'
import { useText } from '../../../i18n/use-text.ts'
import styles from './zoom-frame.module.css'

/** The picture as it will stand in its new frame; what is around it will be drawn. */
export function ZoomFrame({ image, zoom }: { image: Image; zoom: number }) {
  const t = useText()
  const percent = Math.round(100 / zoom)
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} style={{ aspectRatio: image.width / image.height }}>
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
