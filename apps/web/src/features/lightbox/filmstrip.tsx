import type { Image } from '@easel/contract/media'
import Film from 'lucide-react/icons/film'
import { useEffect, useRef } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { stillOf } from '../task/rules.ts'
import styles from './filmstrip.module.css'
import type { OpenPicture } from '../../lib/picture-address.ts'
import { type ListedPicture, listAround } from './stage/rules.ts'
import { useWalk } from './use-walk.ts'

const SHOWN = 15

interface FilmstripProps {
  /** Undefined while unknown. */
  list: readonly ListedPicture[] | undefined
  picture: OpenPicture
}

/** Thumbnails around the open picture; their height is reserved from the start. */
export function Filmstrip({ list, picture }: FilmstripProps) {
  return list ? <KnownStrip list={list} picture={picture} /> : <div className={styles.strip} />
}

function KnownStrip({ list, picture }: { list: readonly ListedPicture[]; picture: OpenPicture }) {
  const t = useText()
  const { walkTo } = useWalk()
  const shown = listAround(list, picture, SHOWN)
  const strip = useOpenInView(picture)
  if (list.length < 2) return null
  return (
    <ul ref={strip} className={styles.strip} aria-label={t('lightbox.strip')}>
      {shown.map(({ taskId, index, image, prompt }, at) => {
        const isOwn = taskId === picture.taskId
        const isOpen = isOwn && index === picture.index
        return (
          <li key={image.id} data-own={isOwn} data-begins={at > 0 && shown[at - 1]?.taskId !== taskId}>
            <button
              type="button"
              draggable
              aria-current={isOpen ? 'true' : undefined}
              aria-label={[t('drawing.pick', { index }), prompt].filter(Boolean).join(' · ')}
              onClick={() => walkTo({ taskId, index })}
            >
              <Thumbnail still={stillOf(image)} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Thumbnail({ still }: { still: Image | null }) {
  if (!still) return <Film size={20} strokeWidth={1.75} aria-hidden />
  return <img src={`${still.url}?w=320`} alt="" width={48} height={48} decoding="async" />
}

/** Scrolls the open picture's thumbnail into view. */
function useOpenInView({ taskId, index }: OpenPicture) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // After the dialog around it has opened.
    const request = requestAnimationFrame(() => {
      strip.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
    })
    return () => cancelAnimationFrame(request)
  }, [taskId, index])
  return strip
}
