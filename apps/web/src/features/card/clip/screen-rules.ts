/** What browsers say of sound, each in its own words; none of it is a standard's. */
interface SoundSigns {
  mozHasAudio?: boolean
  audioTracks?: { length: number }
  webkitAudioDecodedByteCount?: number
}

/** Whether a film that has begun to play has sound. */
export function findSound(video: HTMLVideoElement & SoundSigns): boolean {
  return (
    video.mozHasAudio === true || (video.audioTracks?.length ?? 0) > 0 || (video.webkitAudioDecodedByteCount ?? 0) > 0
  )
}

/** iPhones show nothing but a film itself on the whole screen. */
interface PhoneFilm {
  webkitEnterFullscreen?: () => void
}

/** Shows the player on the whole screen, or no longer. A browser that refuses leaves it where it is. */
export function toggleFullScreen(frame: HTMLElement | null, video: (HTMLVideoElement & PhoneFilm) | null): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  else if (frame?.requestFullscreen) void frame.requestFullscreen().catch(() => undefined)
  else video?.webkitEnterFullscreen?.()
}
