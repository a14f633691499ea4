import type { Task } from '@easel/contract/drawing'
import type { Image } from '@easel/contract/media'
import { useText } from '../../i18n/use-text.ts'
import { CARD_PICTURE_PX } from '../../lib/early-parameters.ts'
import { openPicture } from '../../lib/picture-address.ts'
import { PHONE } from '../../ui/use-media.ts'
import { picturesOf } from '../task/rules.ts'
import styles from './finished-picture.module.css'
import { altOf, srcSetOf } from './rules.ts'

interface FinishedPictureProps {
  task: Task
  /** The grid or the single picture. */
  whole: Image
  /** It finished while the reader watched: play the reveal animation once. */
  isFresh: boolean
}

/** Finished picture, with a transparent button over each picture that opens it in the lightbox. */
export function FinishedPicture({ task, whole, isFresh }: FinishedPictureProps) {
  const t = useText()
  const pictures = picturesOf(task)

  return (
    <div className={styles.picture} data-single={pictures.length === 1 || undefined}>
      <img
        src={`${whole.url}?w=640`}
        srcSet={srcSetOf(whole.url, CARD_PICTURE_PX[matchMedia(PHONE).matches ? 'phone' : 'wide'])}
        width={whole.width}
        height={whole.height}
        alt={altOf(task.prompt)}
        decoding="async"
        className={isFresh ? styles.fresh : undefined}
        // Set on the element directly: re-rendering the card for it would slow down scrolling.
        onLoad={({ currentTarget }) => currentTarget.setAttribute('data-loaded', '')}
      />
      {pictures.map((picture, at) => (
        <button
          key={picture.id}
          type="button"
          className={styles.part}
          data-aims={at + 1}
          data-picture-id={picture.id}
          draggable
          aria-label={t('drawing.openPicture', { index: at + 1, count: pictures.length })}
          onClick={() => openPicture(task.id, at + 1)}
        />
      ))}
    </div>
  )
}
