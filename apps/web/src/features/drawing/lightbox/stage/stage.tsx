import type { Image } from '@easel/contract/media'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import { altOf } from '../../card/rules.ts'
import { useDecoded } from '../../card/use-decoded.ts'
import { useThumbhash } from '../../card/use-thumbhash.ts'
import styles from '../lightbox.module.css'
import type { Swipe } from './rules.ts'
import { usePanZoom } from './use-pan-zoom.ts'
import { useStageKeys } from './use-stage-keys.ts'

interface StageProps {
  image: Image
  prompt: string
  onWalk: (step: 1 | -1) => void
}

/**
 * The picture itself: first its blurred stand-in and the copy that the card showed, then the whole file. The wheel zooms,
 * dragging moves, a finger swipes to the neighbours and, downwards, away.
 */
export function Stage({ image, prompt, onWalk }: StageProps) {
  const t = useText()
  const stage = useRef<HTMLDivElement>(null)
  const { view, zoom, fit, handlers } = usePanZoom(stage, handleSwipe)
  const whole = useDecoded(image.url)
  const blurred = useThumbhash(image.thumbhash)
  useStageKeys({ onWalk, zoom, fit })

  function handleSwipe(to: Swipe) {
    if (to === 'down') stage.current?.closest('dialog')?.close()
    else onWalk(to === 'left' ? 1 : -1)
  }

  return (
    <div ref={stage} className={styles.stage} data-zoomed={view.scale > 1} {...handlers}>
      <img
        src={whole ?? `${image.url}?w=640`}
        alt={altOf(prompt)}
        width={image.width}
        height={image.height}
        draggable={false}
        style={{
          transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          ...(blurred && { backgroundImage: `url(${blurred})` }),
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
