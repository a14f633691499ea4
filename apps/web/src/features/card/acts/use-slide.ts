import type { Task } from '@easel/contract/drawing'
import type { Image } from '@easel/contract/media'
import { type RefObject, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../../lib/prefers-reduced-motion.ts'
import { containedIn } from '../../../lib/contained-in.ts'
import { picturesOf } from '../../task/rules.ts'
import { useSends } from '../../composer/send/store.ts'
import { useIsRemixOn } from '../use-is-remix-on.ts'
import { findPendingPan, type Way } from './rules.ts'

const SLIDES_MS = 320
const EASE = 'cubic-bezier(.2,.8,.2,1)'
/** Offset as a fraction of the picture's width and height. */
const TO: Record<Way, [number, number]> = { left: [-0.12, 0], right: [0.12, 0], up: [0, -0.12], down: [0, 0.12] }

/**
 * While a pan order is being sent, the picture above its buttons slides in that direction; not when a dialog opens first, nor
 * with reduced motion. The returned ref belongs to the element that contains the buttons.
 */
export function useSlide(task: Task): RefObject<HTMLDivElement | null> {
  const buttons = useRef<HTMLDivElement>(null)
  const remixes = useIsRemixOn(task)
  const way = useSends(({ sends }) => findPendingPan(sends, task.id))
  const [image] = picturesOf(task)
  useEffect(() => {
    const shown = buttons.current
    if (!shown || !image || way === undefined || remixes || prefersReducedMotion()) return
    const slides = findPictures(shown, image).map((picture) =>
      picture.animate(
        { translate: placeOf(picture, image, way) },
        { duration: SLIDES_MS, easing: EASE, fill: 'forwards' },
      ),
    )
    return () => slides.forEach(goBack)
  }, [way, remixes, image])
  return buttons
}

/** The picture on the lightbox stage, or in the card: alone, with the preview below it, or picked from a grid and then behind that grid. */
function findPictures(buttons: HTMLElement, { id }: Image): HTMLElement[] {
  const dialog = buttons.closest('dialog')
  if (dialog) return [...dialog.querySelectorAll<HTMLElement>('[data-stage] img')]
  const openers = buttons.closest('article')?.querySelectorAll(`[data-picture-id="${id}"]`) ?? []
  const room = [...openers].at(-1)?.parentElement?.parentElement
  return [...(room?.querySelectorAll('img') ?? [])]
}

/** Position of the picture inside its element, which it does not fill on the lightbox stage. */
function placeOf({ offsetWidth, offsetHeight }: HTMLElement, { width, height }: Image, way: Way): string {
  const picture = containedIn({ left: 0, top: 0, width: offsetWidth, height: offsetHeight }, width / height)
  const [x, y] = TO[way]
  return `${x * picture.width}px ${y * picture.height}px`
}

function goBack(slide: Animation): void {
  slide.onfinish = () => slide.cancel()
  slide.reverse()
}
