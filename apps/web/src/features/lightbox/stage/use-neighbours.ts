import { useEffect } from 'react'
import type { OpenPicture } from '../../../lib/picture-address.ts'
import { stillOf } from '../../task/rules.ts'
import { type ListedPicture, stepFrom } from './rules.ts'

/** Delay in ms, so that the open picture loads first. */
const AFTER_MS = 300

/** Preloads the previous and next picture. */
export function useNeighbours(list: readonly ListedPicture[], { taskId, index }: OpenPicture): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const step of [1, -1]) {
        const next = stepFrom(list, { taskId, index }, step)
        const still = next && stillOf(next.image)
        if (still) fetchAhead(still.url)
      }
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [list, taskId, index])
}

/** The small copy first, as on the stage. */
function fetchAhead(url: string): void {
  for (const address of [`${url}?w=640`, url]) {
    const image = new Image()
    image.fetchPriority = 'low'
    image.src = address
  }
}
