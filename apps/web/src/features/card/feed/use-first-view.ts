import { useEffect } from 'react'
import { afterFirstView, endFirstView } from '../../../lib/first-view.ts'

/** Tell what comes later when the first cards are there with their pictures, or what stands in their place. */
export function useFirstView(isRead: boolean): void {
  useEffect(() => {
    if (isRead && afterFirstView()) void untilSeen().then(endFirstView)
  }, [isRead])
}

async function untilSeen(): Promise<void> {
  // Cards are measured in the first frame and stand where they belong in the second.
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  const pictures = document.querySelectorAll<HTMLImageElement>('[data-task] img')
  await Promise.allSettled([...pictures].map((picture) => picture.decode()))
}
