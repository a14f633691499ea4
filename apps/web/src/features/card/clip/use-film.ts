import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { prefersReducedMotion } from '../../../lib/prefers-reduced-motion.ts'
import { FRAME_SECONDS, type FilmAct, STEP_SECONDS, within } from './rules.ts'
import { findSound, toggleFullScreen } from './screen-rules.ts'

/** How a film stands. */
interface FilmState {
  isPlaying: boolean
  /** There is something to show. */
  isReady: boolean
  hasFailed: boolean
  hasSound: boolean
  isMuted: boolean
  isLooping: boolean
  speed: number
}

const START: FilmState = {
  isPlaying: false,
  isReady: false,
  hasFailed: false,
  hasSound: false,
  isMuted: true,
  isLooping: true,
  speed: 1,
}

/** A film, and what can be done with it. */
export interface Film extends FilmState {
  /** The player, which goes to full screen. */
  frame: RefObject<HTMLDivElement | null>
  video: RefObject<HTMLVideoElement | null>
  act(act: FilmAct): void
  seek(seconds: number): void
  setSpeed(speed: number): void
  /** The pointer came or went: it plays meanwhile, if motion is wanted. */
  preview(isOver: boolean): void
  /** Load what can be shown without playing. */
  begin(): void
  retry(): void
  change(change: Partial<FilmState>): void
}

/** The film that was asked to play last; two at a time are one too many. */
let playing: HTMLVideoElement | null = null

/** A film of this address. Nothing is loaded before it is asked to play, or to show something. Out of the window it pauses. */
export function useFilm(url: string, isSeen: boolean): Film {
  const video = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  /** It was asked to play, and goes on when the pointer leaves. */
  const isHeld = useRef(false)
  const [state, change] = useReducer(
    (now: FilmState, next: Partial<FilmState>): FilmState => ({ ...now, ...next }),
    START,
  )
  useEffect(() => {
    if (!isSeen) video.current?.pause()
  }, [isSeen])

  function act(name: FilmAct) {
    const shown = video.current
    if (!shown) return
    if (name === 'toggle') {
      isHeld.current = shown.paused
      if (shown.paused) play(shown, url)
      else shown.pause()
    } else if (name === 'mute') shown.muted = !shown.muted
    else if (name === 'fullScreen') toggleFullScreen(frame.current, shown)
    else if (name === 'loop') change({ isLooping: !state.isLooping })
    else go(shown, url, name)
  }

  function preview(isOver: boolean) {
    if (!video.current || isHeld.current || prefersReducedMotion()) return
    if (isOver) play(video.current, url)
    else video.current.pause()
  }

  return {
    ...state,
    video,
    frame,
    act,
    preview,
    change,
    seek: (seconds) => seek(video.current, url, seconds),
    setSpeed: (speed) => {
      if (video.current) video.current.playbackRate = speed
      change({ speed })
    },
    begin: () => begin(video.current, url),
    retry: () => {
      isHeld.current = true
      change({ hasFailed: false })
      video.current?.load()
      if (video.current) play(video.current, url)
    },
  }
}

/** What the browser tells of a film; `onReady` gets it when it shows its first picture. */
export function filmEvents(film: Film, onReady: (video: HTMLVideoElement) => void) {
  return {
    onPlay: () => film.change({ isPlaying: true }),
    onPause: () => film.change({ isPlaying: false }),
    onLoadedData: ({ currentTarget }: React.SyntheticEvent<HTMLVideoElement>) => {
      currentTarget.playbackRate = film.speed
      film.change({ isReady: true, hasFailed: false })
      onReady(currentTarget)
    },
    onTimeUpdate: ({ currentTarget }: React.SyntheticEvent<HTMLVideoElement>) => {
      // Some browsers know only once they have decoded some.
      if (!film.hasSound && findSound(currentTarget)) film.change({ hasSound: true })
    },
    onError: () => film.change({ hasFailed: true, isPlaying: false }),
    onVolumeChange: ({ currentTarget }: React.SyntheticEvent<HTMLVideoElement>) =>
      film.change({ isMuted: currentTarget.muted }),
  }
}

/** The address is set here and in no render: from then on it loads. */
function begin(video: HTMLVideoElement | null, url: string): void {
  if (video && !video.src) video.src = url
}

function play(video: HTMLVideoElement, url: string): void {
  begin(video, url)
  if (playing !== video) playing?.pause()
  playing = video
  // Refused when it is paused before it has begun; a failure is told by its event.
  video.play()?.catch(() => undefined)
}

function go(video: HTMLVideoElement, url: string, way: 'back' | 'on' | 'frameBack' | 'frameOn'): void {
  const isFrame = way === 'frameBack' || way === 'frameOn'
  if (isFrame) video.pause()
  const seconds = isFrame ? FRAME_SECONDS : STEP_SECONDS
  seek(video, url, video.currentTime + (way === 'back' || way === 'frameBack' ? -seconds : seconds))
}

function seek(video: HTMLVideoElement | null, url: string, seconds: number): void {
  begin(video, url)
  if (video && Number.isFinite(video.duration)) video.currentTime = within(seconds, video.duration)
}
