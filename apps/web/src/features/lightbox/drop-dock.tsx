import type { Task } from '@easel/contract/drawing'
import type { Image } from '@easel/contract/media'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import styles from './drop-dock.module.css'
import { drawFrom } from '../composer/pictures/api.ts'

/** Where there is no composer beside the pictures: while one of them is dragged, a place to drop it and draw from it. */
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
        drawFrom(found.channelId, found.image)
      }}
    >
      <ImagePlus size={18} strokeWidth={1.75} aria-hidden />
      {t('composer.drop')}
    </div>
  )
}

/** The address of the picture that is being dragged; null: none is. */
function useDragged(): string | null {
  const [dragged, setDragged] = useState<string | null>(null)
  useEffect(() => {
    function handleStart({ target }: DragEvent) {
      const picture = target instanceof Element && (target.matches('img') ? target : target.querySelector('img'))
      const address = picture instanceof HTMLImageElement ? picture.src : null
      // A document that changes while a drag begins ends it in some browsers.
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
