import type { Task } from '@easel/contract/drawing'
import type { Image } from '@easel/contract/media'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import styles from './drop-dock.module.css'
import { startFromPicture } from '../composer/pictures/api.ts'

/** Drop target for pages without a composer: appears while a picture is dragged, and starts a draft with it. */
export function DropDock({ tasks }: { tasks: readonly Task[] }) {
  const t = useText()
  const dragged = useDragged()
  const [isOver, setOver] = useState(false)
  const found = dragged === null ? undefined : findPicture(tasks, dragged)
  if (!found) return null
  return (
    <div
      className={styles.dock}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        startFromPicture(found.channelId, found.image)
      }}
    >
      <ImagePlus size={18} strokeWidth={1.75} aria-hidden />
      {t('composer.drop')}
    </div>
  )
}

/** URL of the dragged picture; null when none is dragged. */
function useDragged(): string | null {
  const [dragged, setDragged] = useState<string | null>(null)
  useEffect(() => {
    function handleStart({ target }: DragEvent) {
      const picture = target instanceof Element && (target.matches('img') ? target : target.querySelector('img'))
      const address = picture instanceof HTMLImageElement ? picture.src : null
      // In a new task, because changing the document during `dragstart` cancels the drag in some browsers.
      setTimeout(() => setDragged(address))
    }
    const handleEnd = () => setTimeout(() => setDragged(null))
    document.addEventListener('dragstart', handleStart)
    document.addEventListener('dragend', handleEnd)
    document.addEventListener('drop', handleEnd)
    return () => {
      document.removeEventListener('dragstart', handleStart)
      document.removeEventListener('dragend', handleEnd)
      document.removeEventListener('drop', handleEnd)
    }
  }, [])
  return dragged
}

function findPicture(tasks: readonly Task[], address: string): { image: Image; channelId: string } | undefined {
  for (const { grid, images, channelId } of tasks) {
    const image = [grid, ...images].find((one) => one && address.includes(one.url))
    if (image) return { image, channelId }
  }
  return undefined
}
