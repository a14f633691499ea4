import type { Task } from '@easel/contract/drawing'
import { useQuery } from '@tanstack/react-query'
import ImagePlus from 'lucide-react/icons/image-plus'
import Link2 from 'lucide-react/icons/link-2'
import Sprout from 'lucide-react/icons/sprout'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemLine } from '../../../ui/problem-line.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import { type OpenPicture, writeAddress } from '../../../lib/picture-address.ts'
import styles from './panel.module.css'
import { channelsQuery } from '../../channel/api.ts'
import { startFromPicture } from '../../composer/pictures/api.ts'
import { isClip, type Openable } from '../../task/rules.ts'
import { useImageSeed } from './use-image-seed.ts'

interface PanelActsProps {
  task: Task
  image: Openable
  picture: OpenPicture
}

/** Actions that draw nothing: download, copy, share, delete. */
export function PanelActs({ task, image, picture }: PanelActsProps) {
  const t = useText()
  const link = `${location.origin}/draw/${task.channelId}${writeAddress('', picture)}`
  const { copy, problem } = useCopy(link)
  const isOpenToMembers = useQuery(channelsQuery).data?.some(({ id }) => id === task.channelId)
  const seed = useImageSeed(task)
  return (
    <div className={styles.acts}>
      {/* Over a clip its frames are taken. */}
      {!isClip(image) && (
        <Button size="small" onClick={() => startFromPicture(task.channelId, image)}>
          <ImagePlus size={15} strokeWidth={1.75} aria-hidden />
          {t('lightbox.base')}
        </Button>
      )}
      {/* What one drew in a channel that has ended, or that one has left, opens for nobody by its link. */}
      {isOpenToMembers && (
        <Button size="small" onClick={() => void copy(link)}>
          <Link2 size={15} strokeWidth={1.75} aria-hidden />
          {t('drawing.copyLink')}
        </Button>
      )}
      <Button size="small" isBusy={seed.isAsking} onClick={seed.ask}>
        <Sprout size={15} strokeWidth={1.75} aria-hidden />
        {seed.words}
      </Button>
      <ProblemLine problems={[problem, seed.problem]} />
    </div>
  )
}
