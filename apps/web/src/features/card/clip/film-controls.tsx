import type { MediaItem } from '@easel/contract/media'
import Maximize from 'lucide-react/icons/maximize'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Repeat from 'lucide-react/icons/repeat'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { useClipText } from '../../../i18n/clip-words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './film-controls.module.css'
import { FilmScrubber } from './film-scrubber.tsx'
import { SPEEDS } from './rules.ts'
import type { Film } from './use-film.ts'

/** Below the picture of a film: play, place, sound if it has any, speed, loop, full screen. */
export function FilmControls({ film, clip }: { film: Film; clip: MediaItem }) {
  const t = useClipText()
  const { isPlaying, isMuted, isLooping, hasSound, speed, act } = film
  return (
    <div className={styles.controls}>
      <FilmScrubber film={film} clip={clip} />
      <IconButton
        size="small"
        icon={isPlaying ? Pause : Play}
        label={t(isPlaying ? 'clip.pause' : 'clip.play')}
        onClick={() => act('toggle')}
      />
      {hasSound && (
        <IconButton
          size="small"
          icon={isMuted ? VolumeX : Volume2}
          label={t(isMuted ? 'clip.unmute' : 'clip.mute')}
          aria-pressed={!isMuted}
          onClick={() => act('mute')}
        />
      )}
      <span className={styles.gap} />
      <select
        className={styles.speed}
        aria-label={t('clip.speed')}
        value={speed}
        onChange={({ target }) => film.setSpeed(Number(target.value))}
      >
        {SPEEDS.map((times) => (
          <option key={times} value={times}>
            {times}x
          </option>
        ))}
      </select>
      <IconButton
        size="small"
        icon={Repeat}
        label={t('clip.loop')}
        className={styles.loop}
        aria-pressed={isLooping}
        onClick={() => act('loop')}
      />
      <IconButton size="small" icon={Maximize} label={t('clip.fullScreen')} onClick={() => act('fullScreen')} />
    </div>
  )
}
