import type { Image } from '@easel/contract/media'
import type { LucideIcon } from 'lucide-react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRef, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { useDecoded } from '../../card/use-decoded.ts'
import { useThumbhash } from '../../card/use-thumbhash.ts'
import styles from '../lightbox.module.css'
import type { Swipe } from './rules.ts'
import { usePanZoom } from './use-pan-zoom.ts'
import { useStageKeys } from './use-stage-keys.ts'

interface StageProps {
  image: Image
  alt: string
  /** Whether there is a next or previous picture. */
  canWalk: (step: 1 | -1) => boolean
  onWalk: (step: 1 | -1) => void
  onSwipe: (to: Swipe) => void
}

/**
 * The picture: first its placeholder and the card's copy, then the full file. The wheel zooms, dragging pans, swipes walk or
 * close, a double click toggles full size.
 */
export function Stage({ image, alt, canWalk, onWalk, onSwipe }: StageProps) {
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
      <WalkButton
        to="before"
        label={t('drawing.before')}
        icon={ChevronLeft}
        isEnd={!canWalk(-1)}
        onPress={() => onWalk(-1)}
      />
      <WalkButton
        to="after"
        label={t('drawing.after')}
        icon={ChevronRight}
        isEnd={!canWalk(1)}
        onPress={() => onWalk(1)}
      />
    </div>
  )
}

interface WalkButtonProps {
  to: 'before' | 'after'
  label: string
  icon: LucideIcon
  /** No picture in that direction. Not `disabled`, so that the button keeps the focus. */
  isEnd: boolean
  onPress: () => void
}

function WalkButton({ to, label, icon: Icon, isEnd, onPress }: WalkButtonProps) {
  return (
    <button
      type="button"
      className={styles.walk}
      data-to={to}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={onPress}
    >
      <Icon size={24} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
