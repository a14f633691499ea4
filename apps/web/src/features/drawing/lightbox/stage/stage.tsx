import type { Image } from '@easel/contract/media'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import { useDecoded } from '../../card/use-decoded.ts'
import { useThumbhash } from '../../card/use-thumbhash.ts'
import styles from '../lightbox.module.css'
import type { Swipe } from './rules.ts'
import { usePanZoom } from './use-pan-zoom.ts'
import { useStageKeys } from './use-stage-keys.ts'

interface StageProps {
  image: Image
  alt: string
  onWalk: (step: 1 | -1) => void
  onSwipe: (to: Swipe) => void
}

/**
 * The picture itself: first its blurred stand-in and the copy that the card showed, then the whole file. The wheel zooms,
 * dragging moves, a finger swipes, a double press shows every pixel.
 */
export function Stage({ image, alt, onWalk, onSwipe }: StageProps) {
  const t = useText()
  const stage = useRef<HTMLDivElement>(null)
  const { view, zoom, fit, handlers } = usePanZoom(stage, image, onSwipe)
  const whole = useDecoded(image.url)
  const blurred = useThumbhash(image.thumbhash)
  const [isSeen, setSeen] = useState(false)
  useStageKeys({ onWalk, zoom, fit })

  return (
    <div ref={stage} className={styles.stage} data-stage data-zoomed={view.scale > 1} {...handlers}>
      <img
        src={whole ?? `${image.url}?w=640`}
        alt={alt}
        width={image.width}
        height={image.height}
        draggable={false}
        onLoad={() => setSeen(true)}
        style={{
          transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          ...(blurred && !isSeen && { backgroundImage: `url(${blurred})` }),
        }}
      />
      <button
        type="button"
        className={styles.walk}
        data-to="before"
        aria-label={t('drawing.before')}
        onClick={() => onWalk(-1)}
      >
        <ChevronLeft size={24} strokeWidth={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.walk}
        data-to="after"
        aria-label={t('drawing.after')}
        onClick={() => onWalk(1)}
      >
        <ChevronRight size={24} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}
