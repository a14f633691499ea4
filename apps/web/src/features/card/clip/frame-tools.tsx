import type { Task } from '@easel/contract/drawing'
import Clapperboard from 'lucide-react/icons/clapperboard'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'
import { useClipText } from '../../../i18n/clip-words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCompany } from '../../company/api.ts'
import { startFromFile } from '../../composer/pictures/api.ts'
import { readFrame, type Shown } from './api.ts'
import styles from './frame-tools.module.css'

interface FrameToolsProps {
  task: Task
  /** What shows the clip now; null: nothing does. */
  shown: () => Shown | null
}

/** What can be done with the frame that is shown: draw from it, or go on moving from it. */
export function FrameTools({ task, shown }: FrameToolsProps) {
  const t = useClipText()
  const makesFilms = useCompany()?.media.includes('video') ?? false
  const [isReading, setReading] = useState(false)

  async function use(view: 'draw' | 'video') {
    const frame = shown()
    if (!frame || isReading) return
    setReading(true)
    try {
      startFromFile(task.channelId, await readFrame(frame), view)
      toast(t('clip.frameUsed'), 'success')
    } catch {
      toast(t('clip.frameFailed'), 'danger')
    }
    setReading(false)
  }

  return (
    <>
      <IconButton
        size="small"
        icon={ImagePlus}
        label={t('clip.useFrame')}
        className={styles.tool}
        onClick={() => void use('draw')}
      />
      {makesFilms && (
        <IconButton
          size="small"
          icon={Clapperboard}
          label={t('clip.animateFrame')}
          className={styles.tool}
          onClick={() => void use('video')}
        />
      )}
    </>
  )
}
