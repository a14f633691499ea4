import type { MediaItem } from '@easel/contract/media'

/** Seconds that an arrow key goes. */
export const STEP_SECONDS = 1
/** Seconds of one frame; what is drawn here has 24 a second. */
export const FRAME_SECONDS = 1 / 24
export const SPEEDS = [0.5, 1, 1.5, 2] as const

/** Whether a `<video>` plays it; all else is an animated picture. */
export function isFilm({ mime }: Pick<MediaItem, 'mime'>): boolean {
  return mime.startsWith('video/')
}

/** `0:04`, of whole seconds that have passed. */
export function clockOf(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A place within the clip, in seconds. */
export function within(seconds: number, length: number): number {
  return Math.min(Math.max(0, seconds), Math.max(0, length))
}

export type FilmAct = 'toggle' | 'back' | 'on' | 'frameBack' | 'frameOn' | 'mute' | 'fullScreen' | 'loop'

const ACTS: Readonly<Record<string, FilmAct>> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ',': 'frameBack',
  '.': 'frameOn',
  m: 'mute',
  f: 'fullScreen',
  l: 'loop',
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key does in a player; undefined: nothing. Capitals count too, as with Caps Lock. */
export function actOfKey({ key, ctrlKey, metaKey, altKey }: Key): FilmAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  return ACTS[key.length === 1 ? key.toLowerCase() : key]
}
