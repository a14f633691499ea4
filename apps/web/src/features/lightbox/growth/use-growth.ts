import { type RefObject, useEffect, useRef } from 'react'
import { containedIn } from '../../../lib/contained-in.ts'
import { prefersReducedMotion } from '../../../lib/prefers-reduced-motion.ts'
import type { OpenPicture } from '../../../lib/picture-address.ts'
import type { Openable } from '../../task/rules.ts'
import { growthTransform } from './rules.ts'

const GROWS_MS = 320
const EASE = 'cubic-bezier(.2,.8,.2,1)'

/** Opening animation: the picture grows out of its thumbnail, if that is in view and motion is not reduced. */
export function useGrowth(
  dialog: RefObject<HTMLElement | null>,
  { taskId }: OpenPicture,
  image: Openable | undefined,
): void {
  const hasGrown = useRef(false)
  useEffect(() => {
    const picture = dialog.current?.querySelector<HTMLElement>('[data-stage] img')
    if (hasGrown.current || !image || !picture) return
    hasGrown.current = true
    const thumbnail = findThumbnail(taskId, image.id)
    if (!thumbnail || prefersReducedMotion()) return
    const at = containedIn(picture.getBoundingClientRect(), image.width / image.height)
    picture.animate([growthTransform(thumbnail, at), { translate: '0px 0px', scale: '1' }], {
      duration: GROWS_MS,
      easing: EASE,
    })
  }, [dialog, taskId, image])
}

/** Thumbnail in the feed or on a wall; undefined when not in view. */
function findThumbnail(taskId: string, imageId: string): DOMRect | undefined {
  const found = document.querySelector(`[data-picture-id="${imageId}"], [data-cell="${taskId}"]`)
  const box = found?.getBoundingClientRect()
  const isSeen = box && box.width > 0 && box.bottom > 0 && box.top < innerHeight
  return isSeen ? box : undefined
}
