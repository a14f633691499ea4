import { vi } from 'vitest'

export interface StandInFilms {
  isPlaying(video: HTMLVideoElement): boolean
  /** Seconds, as after its head has been loaded. */
  setLength(video: HTMLVideoElement, seconds: number): void
  /** What is watched comes into the window or leaves it. */
  see(isSeen: boolean): void
}

/** The test's document plays nothing and has no window: films that only say whether they play, and that are seen. Undone by restoring all mocks and globals. */
export function standInFilms(): StandInFilms {
  const playing = new WeakSet<HTMLMediaElement>()
  const watched: ((isSeen: boolean) => void)[] = []
  const films = HTMLMediaElement.prototype
  vi.spyOn(films, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this)
  })
  vi.spyOn(films, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playing.add(this)
    this.dispatchEvent(new Event('play'))
  })
  vi.spyOn(films, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (!playing.delete(this)) return
    this.dispatchEvent(new Event('pause'))
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        watched.push((isIntersecting) => tell([{ isIntersecting }]))
      }
      observe(): void {
        queueMicrotask(() => watched.at(-1)?.(true))
      }
      disconnect(): void {}
    },
  )
  return {
    isPlaying: (video) => playing.has(video),
    setLength: (video, seconds) => {
      let at = 0
      Object.defineProperty(video, 'duration', { value: seconds, configurable: true })
      Object.defineProperty(video, 'currentTime', {
        configurable: true,
        get: () => at,
        set: (next: number) => {
          at = next
        },
      })
    },
    see: (isSeen) => watched.forEach((tell) => tell(isSeen)),
  }
}
