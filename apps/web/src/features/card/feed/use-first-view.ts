import { useEffect } from 'react'
import { afterFirstView, endFirstView } from '../../../lib/first-view.ts'

/** Reports the end of the first view once the first cards have rendered with their pictures, or the empty or failed state has. */
export function useFirstView(isRead: boolean): void {
  useEffect(() => {
    if (isRead && afterFirstView()) void untilSeen().then(endFirstView)
  }, [isRead])
}

async function untilSeen(): Promise<void> {
  // Cards are measured in the first frame and placed in the second.
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  const pictures = document.querySelectorAll<HTMLImageElement>('[data-task] img')
  await Promise.allSettled([...pictures].map((picture) => picture.decode()))
}
