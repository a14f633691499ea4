import { useText } from '../../../i18n/use-text.ts'
import { pictureLimitsOf } from '../draft/rules.ts'
import { PictureChip } from './picture-chip.tsx'
import { PictureNotes } from './picture-notes.tsx'
import styles from './picture-strip.module.css'
import { pictureListKeyOf, usePictures, useRefusalsAt } from './store.ts'

/** Base images of a prompt, in order. */
export function PictureStrip({ channelId }: { channelId: string }) {
  const t = useText()
  const place = pictureListKeyOf(channelId, null)
  const pictures = usePictures(place)
  const hasRefusals = useRefusalsAt(place).length > 0
  if (pictures.length === 0 && !hasRefusals) return null
  return (
    <div className={styles.pictures}>
      {pictures.length > 0 && (
        <ul className={styles.strip} aria-label={t('composer.baseImages')}>
          {pictures.map((picture, at) => (
            <PictureChip key={picture.key} place={place} picture={picture} at={at} />
          ))}
          <li className={styles.count}>
            {pictures.length} / {pictureLimitsOf(null).max}
          </li>
        </ul>
      )}
      <PictureNotes place={place} />
    </div>
  )
}
