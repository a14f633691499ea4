import { vi } from 'vitest'

/** The test's document has no layout; this gives the feed a window of 2000 px with rows of 100, so that it draws them. */
export function layOut(): void {
  if (document.defaultView) Object.assign(document.defaultView, { ResizeObserver: InstantObserver })
  vi.stubGlobal('ResizeObserver', InstantObserver)
}

class InstantObserver {
  readonly #tell: ResizeObserverCallback

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }

  observe(target: Element): void {
    // What is hidden has no such parent, and is not measured.
    Object.assign(target, { offsetParent: document.body })
    const contentRect = new DOMRect(0, 0, 800, target.tagName === 'SECTION' ? 2000 : 100)
    const size: ResizeObserverSize[] = []
    const seen = { target, contentRect, borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size }
    queueMicrotask(() => this.#tell([seen], this))
  }

  unobserve(): void {}
  disconnect(): void {}
}
