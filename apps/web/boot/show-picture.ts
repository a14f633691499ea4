import type { Image } from '@easel/contract/media'

/** The picture of a task. */
export interface Picture {
  id: string
  grid: Image
}

const ACTS = ['pointerdown', 'keydown', 'wheel', 'popstate']
/** Maximum width and height of a card's picture, in px. */
const WIDEST_PX = 440
const HIGHEST_PX = 560

/** Maximum display width in a card, in px. */
export function maxWidthOf({ width, height }: Pick<Image, 'width' | 'height'>): number {
  return Math.round(Math.min(WIDEST_PX, (HIGHEST_PX * width) / height))
}

/** Shows a picture above the page until its card shows it, or until any user action. Returns the function that removes it. */
export function showPicture({ id, grid }: Picture, srcset: string, onLoad = () => {}): () => void {
  const { width, height } = grid
  const shown = Object.assign(new Image(width, height), { className: 'boot-picture', alt: '', fetchPriority: 'high' })
  Object.assign(shown.style, { aspectRatio: width / height, maxWidth: `${maxWidthOf(grid)}px` })
  const leave = () => shown.remove()
  const look = () => {
    const own = document.querySelector<HTMLImageElement>(`[data-task="${id}"] img[srcset]`)
    if (own?.complete) own.decode().then(leave, leave)
    else if (shown.isConnected) requestAnimationFrame(look)
  }
  shown.onload = onLoad
  shown.onerror = leave
  for (const act of ACTS) addEventListener(act, leave, { once: true, capture: true })
  shown.srcset = srcset
  document.body.append(shown)
  look()
  return leave
}
