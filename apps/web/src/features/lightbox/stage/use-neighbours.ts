import { useEffect } from 'react'
import type { OpenPicture } from '../../../lib/picture-address.ts'
import { type Listed, stepFrom } from './rules.ts'

/** The open picture goes first. */
const AFTER_MS = 300

/** Have the pictures before and after the open one at hand, so that a step shows them at once. */
export function useNeighbours(list: readonly Listed[], { taskId, index }: OpenPicture): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const step of [1, -1]) {
        const next = stepFrom(list, { taskId, index }, step)
        if (next) fetchAhead(next.image.url)
      }
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [list, taskId, index])
}

/** The small copy comes first here, too. */
function fetchAhead(url: string): void {
  for (const address of [`${url}?w=640`, url]) {
    const image = new Image()
    image.fetchPriority = 'low'
    image.src = address
  }
}
