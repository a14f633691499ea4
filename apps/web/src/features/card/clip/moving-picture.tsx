import Play from 'lucide-react/icons/play'
import { type CSSProperties, useRef, useState } from 'react'
import { useClipText } from '../../../i18n/clip-words.ts'
import { prefersReducedMotion } from '../../../lib/prefers-reduced-motion.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ClipFailed } from './clip-failed.tsx'
import { ClipPoster } from './clip-poster.tsx'
import type { PlayerProps } from './film-player.tsx'
import styles from './film-player.module.css'
import { useSeen } from './use-seen.ts'

/** An animated picture. It moves once it is seen; who wants no motion presses for it. */
export function MovingPicture({ clip, alt, place, onReady, tools }: PlayerProps) {
  const t = useClipText()
  const root = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const isSeen = useSeen(root)
  const [isWanted, setWanted] = useState(() => !prefersReducedMotion())
  const [wasSeen, setWasSeen] = useState(false)
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  if (isSeen && !wasSeen) setWasSeen(true)

  return (
    <div ref={root} className={styles.room} style={{ '--ratio': clip.width / clip.height } as CSSProperties}>
      <div className={styles.player} data-place={place} data-playing={state === 'ready'} data-begun={state === 'ready'}>
        <ClipPoster clip={clip} alt={alt} place={place} />
        {isWanted && wasSeen && (
          <img
            // A new element asks again.
            key={tries}
            ref={picture}
            className={styles.film}
            src={clip.url}
            width={clip.width}
            height={clip.height}
            alt={alt}
            draggable={false}
            onLoad={({ currentTarget }) => {
              setState('ready')
              onReady(currentTarget)
            }}
            onError={() => setState('failed')}
          />
        )}
        {!isWanted && (
          <IconButton icon={Play} label={t('clip.play')} className={styles.start} onClick={() => setWanted(true)} />
        )}
        {state === 'failed' && (
          <ClipFailed
            onRetry={() => {
              setState('loading')
              setTries(tries + 1)
            }}
          />
        )}
        <div className={styles.tools}>{tools(() => picture.current)}</div>
      </div>
    </div>
  )
}
