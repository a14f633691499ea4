import type { MediaItem } from '@easel/contract/media'
import { CARD_PICTURE_PX } from '../../../lib/early-parameters.ts'
import { PHONE } from '../../../ui/use-media.ts'
import { srcSetOf } from '../rules.ts'
import styles from './film-player.module.css'

interface ClipPosterProps {
  clip: MediaItem
  alt: string
  place: 'card' | 'stage'
}

/** The first picture of a clip, which stands there before anything of the clip is loaded. */
export function ClipPoster({ clip: { poster }, alt, place }: ClipPosterProps) {
  if (!poster) return null
  const { url, width, height } = poster
  const shownPx = CARD_PICTURE_PX[matchMedia(PHONE).matches ? 'phone' : 'wide']
  return (
    <img
      className={styles.poster}
      src={place === 'stage' ? url : `${url}?w=640`}
      {...(place === 'card' && { srcSet: srcSetOf(url, shownPx) })}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      draggable={false}
    />
  )
}
