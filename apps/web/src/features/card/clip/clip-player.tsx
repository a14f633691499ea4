import type { Task } from '@easel/contract/drawing'
import type { MediaItem } from '@easel/contract/media'
import type { ReactNode } from 'react'
import type { Shown } from './api.ts'
import { FilmPlayer } from './film-player.tsx'
import { FrameTools } from './frame-tools.tsx'
import { MovingPicture } from './moving-picture.tsx'
import { isFilm } from './rules.ts'
import { usePoster } from './use-poster.ts'
import { altOf } from '../rules.ts'

interface ClipPlayerProps {
  task: Task
  clip: MediaItem
  place: 'card' | 'stage'
  /** Further tools over its upper edge. */
  children?: ReactNode
}

/** A clip, by what it is: a film, or a picture that moves by itself. */
export function ClipPlayer({ task, clip, place, children }: ClipPlayerProps) {
  const keepPoster = usePoster(task)
  const Player = isFilm(clip) ? FilmPlayer : MovingPicture
  return (
    <Player
      key={clip.id}
      clip={clip}
      alt={altOf(task.prompt)}
      place={place}
      onReady={keepPoster}
      tools={(shown: () => Shown | null) => (
        <>
          <FrameTools task={task} shown={shown} />
          {children}
        </>
      )}
    />
  )
}
