import type { MediaItem } from '@easel/contract/media'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClipText } from '../../../i18n/clip-words.ts'
import { RangeInput } from '../../../ui/range-input.tsx'
import styles from './film-controls.module.css'
import { clockOf } from './rules.ts'
import type { Film } from './use-film.ts'

const SECOND_MS = 1000

/** Where in the film one is; a press or a drag goes elsewhere. */
export function FilmScrubber({ film, clip }: { film: Film; clip: MediaItem }) {
  const t = useClipText()
  const at = usePlace(film)
  const length = clip.durationMs / SECOND_MS
  const words = { at: clockOf(at), length: clockOf(length) }
  return (
    <>
      <RangeInput
        name="place"
        className={styles.scrubber ?? ''}
        min={0}
        max={length}
        step="any"
        value={Math.min(at, length)}
        aria-label={t('clip.place')}
        aria-valuetext={t('clip.placeOf', words)}
        onChange={({ target }) => film.seek(Number(target.value))}
      />
      <span className={styles.time} aria-hidden>
        {words.at} / {words.length}
      </span>
    </>
  )
}

/** Seconds from the beginning: in each frame while it plays, and after each jump. Only the scrubber is drawn for it. */
function usePlace({ video, isPlaying }: Film): number {
  const [at, setAt] = useState(0)
  const look = useEffectEvent(() => setAt(video.current?.currentTime ?? 0))
  useEffect(() => {
    const shown = video.current
    const handle = () => look()
    shown?.addEventListener('seeking', handle)
    return () => shown?.removeEventListener('seeking', handle)
  }, [video])
  useEffect(() => {
    if (!isPlaying) return look()
    let request = requestAnimationFrame(function step() {
      look()
      request = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(request)
  }, [isPlaying])
  return at
}
