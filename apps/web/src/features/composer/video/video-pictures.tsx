import type { QuoteProblem } from '@easel/contract/quote'
import ImagePlus from 'lucide-react/icons/image-plus'
import Images from 'lucide-react/icons/images'
import { useState } from 'react'
import { useClipText } from '../../../i18n/clip-words.ts'
import { Button } from '../../../ui/button.tsx'
import { addPicture } from '../pictures/api.ts'
import { PictureChip } from '../pictures/picture-chip.tsx'
import { PictureNotes } from '../pictures/picture-notes.tsx'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import { pictureListKeyOf, usePictures } from '../pictures/store.ts'
import { problemAt } from './rules.ts'
import styles from './video-pictures.module.css'
import { WorkDialog } from './work-dialog.tsx'

const SLOTS = ['first', 'end'] as const

interface VideoPicturesProps {
  channelId: string
  problems: readonly QuoteProblem[]
}

/** What a clip begins with, and what it ends with; moving one changes which is which. */
export function VideoPictures({ channelId, problems }: VideoPicturesProps) {
  const t = useClipText()
  const [isChoosing, setChoosing] = useState(false)
  const place = pictureListKeyOf(channelId, 'VIDEO')
  const pictures = usePictures(place)
  // The end needs a beginning.
  const open = SLOTS[pictures.length]
  return (
    <div className={styles.pictures}>
      <ul className={styles.slots} aria-label={t('composer.baseImages')}>
        {pictures.map((picture, at) => (
          <PictureChip
            key={picture.key}
            place={place}
            picture={picture}
            at={at}
            caption={t(`video.${SLOTS[at] ?? 'end'}`)}
          />
        ))}
        {open && (
          <li>
            <PicturePicker channelId={channelId} use="VIDEO" className={styles.slot} label={t(`video.${open}`)}>
              <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
              <span aria-hidden>{t(`video.${open}`)}</span>
            </PicturePicker>
          </li>
        )}
        {open && (
          <li className={styles.more}>
            <Button size="small" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              <Images size={15} strokeWidth={1.75} aria-hidden />
              {t('video.fromWork')}
            </Button>
          </li>
        )}
      </ul>
      <PictureNotes place={place} />
      {(['image', 'endImage'] as const).map((field) => (
        <FieldProblem key={field} words={problemAt(problems, field)} />
      ))}
      <WorkDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(id) => {
          addPicture(channelId, id, 'VIDEO')
          setChoosing(false)
        }}
      />
    </div>
  )
}

function FieldProblem({ words }: { words: string }) {
  if (words === '') return null
  return (
    <p role="alert" className={styles.wrong}>
      {words}
    </p>
  )
}
