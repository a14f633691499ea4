import type { Image } from '@easel/contract/media'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useClipText } from '../../../i18n/clip-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { ownPictures } from './api.ts'
import styles from './work-dialog.module.css'

interface WorkDialogProps {
  isOpen: boolean
  onClose: () => void
  onChoose: (imageId: string) => void
}

/** One of one's own pictures, to begin or end a clip with. */
export function WorkDialog({ isOpen, onClose, onChoose }: WorkDialogProps) {
  const t = useClipText()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('video.fromWorkTitle')} options={{ width: 720, tallPx: 520 }}>
      {isOpen && <OwnPictures onChoose={onChoose} />}
    </Dialog>
  )
}

function OwnPictures({ onChoose }: Pick<WorkDialogProps, 'onChoose'>) {
  const t = useClipText()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(ownPictures)
  const tasks = data?.pages.flatMap(({ items }) => items) ?? []
  if (error && !data)
    return (
      <FailedNote
        problem={t('gallery.failed')}
        error={error}
        shape="line"
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data && tasks.length === 0) return <p className={styles.none}>{t('video.noWork')}</p>
  return (
    <>
      <ul className={styles.pictures}>
        {tasks.flatMap(({ images, prompt }) =>
          images.map((image, at) => (
            <li key={image.id}>
              <Choice image={image} name={`${prompt} · ${at + 1}`} onChoose={onChoose} />
            </li>
          )),
        )}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetching} onClick={() => void fetchNextPage()}>
          {t('video.more')}
        </Button>
      )}
    </>
  )
}

function Choice({ image, name, onChoose }: { image: Image; name: string } & Pick<WorkDialogProps, 'onChoose'>) {
  return (
    <button type="button" className={styles.choice} aria-label={name} onClick={() => onChoose(image.id)}>
      <img src={`${image.url}?w=320`} alt="" width={120} height={120} loading="lazy" decoding="async" />
    </button>
  )
}
