import { vi } from 'vitest'

const FRAME_MS = 16

/** The test's document draws its frames at once; here they take as long as on a screen, so that what is timed comes between them. */
export function letFramesPass(): void {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), FRAME_MS),
  )
}
