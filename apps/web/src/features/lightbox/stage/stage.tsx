import type { Image } from '@easel/contract/media'
import { useRef, useState } from 'react'
import { useDecoded } from '../../card/use-decoded.ts'
import { useThumbhash } from '../../card/use-thumbhash.ts'
import styles from '../lightbox.module.css'
import type { Swipe } from './rules.ts'
import { usePanZoom } from './use-pan-zoom.ts'
import { useStageKeys } from './use-stage-keys.ts'
import { type Walking, WalkButtons } from './walk-buttons.tsx'

export interface StageProps extends Walking {
  image: Image
  alt: string
  onSwipe: (to: Swipe) => void
}

/**
 * The picture: first its placeholder and the card's copy, then the full file. The wheel zooms, dragging pans, swipes walk or
 * close, a double click toggles full size.
 */
export function Stage({ image, alt, canWalk, onWalk, onSwipe }: StageProps) {
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
      <WalkButtons canWalk={canWalk} onWalk={onWalk} />
    </div>
  )
}
