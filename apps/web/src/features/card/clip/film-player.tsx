import type { MediaItem } from '@easel/contract/media'
import Play from 'lucide-react/icons/play'
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useClipText } from '../../../i18n/clip-words.ts'
import type { Shown } from './api.ts'
import { ClipFailed } from './clip-failed.tsx'
import { ClipPoster } from './clip-poster.tsx'
import { FilmControls } from './film-controls.tsx'
import styles from './film-player.module.css'
import { clockOf } from './rules.ts'
import { filmEvents, useFilm } from './use-film.ts'
import { useFilmKeys } from './use-film-keys.ts'
import { useSeen } from './use-seen.ts'

export interface PlayerProps {
  clip: MediaItem
  /** What the clip shows, in words. */
  alt: string
  place: 'card' | 'stage'
  /** It shows its beginning. */
  onReady: (shown: Shown) => void
  /** Tools over its upper edge. */
  tools: (shown: () => Shown | null) => ReactNode
}

/** Plays a film: without sound under the pointer, or when it is pressed. Everything that it can do has a key. */
export function FilmPlayer({ clip, alt, place, onReady, tools }: PlayerProps) {
  const t = useClipText()
  const keysId = useId()
  const root = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(root)
  const film = useFilm(clip.url, isSeen)
  const { act, preview, begin } = film
  const handleKey = useFilmKeys(place, act)
  const isBare = clip.poster === null && isSeen
  const show = useEffectEvent(begin)
  useEffect(() => {
    if (isBare) show()
  }, [isBare])

  return (
    <div ref={root} className={styles.room} style={{ '--ratio': clip.width / clip.height } as CSSProperties}>
      <div
        ref={film.frame}
        className={styles.player}
        data-place={place}
        data-playing={film.isPlaying}
        data-begun={film.isReady}
        role="group"
        aria-label={t('clip.of', { prompt: alt })}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && preview(true)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && preview(false)}
        onKeyDown={handleKey}
      >
        <ClipPoster clip={clip} alt={alt} place={place} />
        <video
          ref={film.video}
          className={styles.film}
          muted
          loop={film.isLooping}
          playsInline
          preload="metadata"
          width={clip.width}
          height={clip.height}
          aria-hidden
          tabIndex={-1}
          {...filmEvents(film, onReady)}
        />
        <button
          type="button"
          className={styles.surface}
          aria-label={t(film.isPlaying ? 'clip.pause' : 'clip.play')}
          aria-describedby={keysId}
          onClick={() => act('toggle')}
        />
        <span id={keysId} className="sr-only">
          {t('clip.keys')}
        </span>
        <span className={styles.badge} aria-hidden>
          <Play size={12} strokeWidth={1.75} fill="currentColor" aria-hidden />
          {clockOf(clip.durationMs / 1000)}
        </span>
        <div className={styles.controls}>
          <FilmControls film={film} clip={clip} />
        </div>
        {film.hasFailed && <ClipFailed onRetry={film.retry} />}
        <div className={styles.tools}>{tools(() => film.video.current)}</div>
      </div>
    </div>
  )
}
