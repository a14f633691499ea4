import type { Task } from '@easel/contract/drawing'
import type { MediaItem } from '@easel/contract/media'
import Download from 'lucide-react/icons/download'
import { useText } from '../../../i18n/use-text.ts'
import { saveFrom } from '../../../lib/save-file.ts'
import type { MenuEntry, MenuLine } from '../../../ui/menu.tsx'
import { clipOf } from '../../task/rules.ts'
import { fileNameOf } from './rules.ts'
import { usePictureActs } from './use-picture-acts.ts'

/** Entries of the menu about what came of a task; for a grid a line with the number of each picture. */
export function usePictureGroup(task: Task): (MenuEntry | MenuLine)[] {
  const t = useText()
  const { pictures, acts } = usePictureActs(task)
  const [single, ...others] = pictures
  const clip = clipOf(task)
  if (clip) return [{ label: t('drawing.download'), icon: Download, onSelect: () => saveClip(task, clip) }]
  if (!single) return []
  return acts.map(({ label, icon, act }) => {
    if (others.length === 0) return { label, icon, onSelect: single[act] }
    const parts = pictures.map((picture) => ({
      name: picture.say(label),
      mark: picture.index,
      onSelect: picture[act],
    }))
    return { label, icon, parts }
  })
}

function saveClip({ id: taskId, prompt }: Task, { url, mime }: MediaItem): void {
  saveFrom(url, fileNameOf(prompt, { taskId, index: 1 }, mime))
}
