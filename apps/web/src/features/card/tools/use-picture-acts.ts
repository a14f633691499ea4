import type { Task } from '@easel/contract/drawing'
import Download from 'lucide-react/icons/download'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useText } from '../../../i18n/use-text.ts'
import { saveFrom } from '../../../lib/save-file.ts'
import { addBasePicture } from '../../composer/pictures/api.ts'
import { picturesOf } from '../../task/rules.ts'
import { fileNameOf } from './rules.ts'

/** What can be done with each picture of a card, without drawing. */
export function usePictureActs(task: Task) {
  const t = useText()
  const pictures = picturesOf(task).map((image, at, { length }) => {
    // One that was picked from a grid keeps its number.
    const index = (length === 1 && task.index) || at + 1
    const name = fileNameOf(task.prompt, { taskId: task.id, index }, image.mime)
    return {
      index,
      /** The name of an act, and of which picture. */
      say: (act: string) => `${act} · ${t('drawing.pick', { index })}`,
      download: () => saveFrom(image.url, name),
      useAsBase: () => addBasePicture(image),
    }
  })
  return {
    pictures,
    acts: [
      { label: t('drawing.download'), icon: Download, act: 'download' },
      { label: t('drawing.useAsBase'), icon: ImagePlus, act: 'useAsBase' },
    ] as const,
  }
}
