import { vi } from 'vitest'

const FRAME_MS = 16

/** Makes animation frames take as long as on a screen; jsdom runs them at once, so timers between them would be missed. */
export function letFramesPass(): void {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), FRAME_MS),
  )
}
