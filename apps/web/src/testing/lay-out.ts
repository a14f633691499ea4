import { vi } from 'vitest'

/** jsdom has no layout; this gives the feed a window of 2000 px and rows of 100 px, so that the virtual list renders rows. */
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
    // Hidden elements have no offsetParent, and are not measured.
    Object.assign(target, { offsetParent: document.body })
    const contentRect = new DOMRect(0, 0, 800, target.tagName === 'SECTION' ? 2000 : 100)
    const size: ResizeObserverSize[] = []
    const seen = { target, contentRect, borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size }
    queueMicrotask(() => this.#tell([seen], this))
  }

  unobserve(): void {}
  disconnect(): void {}
}
