import type { Task } from '@easel/contract/drawing'
import { useQueryClient } from '@tanstack/react-query'
import Dices from 'lucide-react/icons/dices'
import Ellipsis from 'lucide-react/icons/ellipsis'
import GalleryThumbnails from 'lucide-react/icons/gallery-thumbnails'
import Link from 'lucide-react/icons/link'
import Trash2 from 'lucide-react/icons/trash'
import { useText } from '../../../i18n/use-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuEntry, type MenuLine } from '../../../ui/menu.tsx'
import { MENU, Popover } from '../../../ui/popover.tsx'
import { useSession } from '../../account/api.ts'
import { timelineOf } from '../../task/api.ts'
import { findTask } from '../../task/rules.ts'
import { deleteWithUndo } from '../../task/library/deletion/api.ts'
import { isPickedPicture } from '../feed/rules.ts'
import { movePick } from '../store.ts'
import { hasEnded, linkTo } from './rules.ts'
import { usePictureGroup } from './use-picture-group.ts'
import { useSeed } from './use-seed.ts'

interface ToolMenuProps {
  task: Task
  onCopy: (copied: string) => Promise<void>
}

/** Menu of the less frequent actions: pictures, seed, link, delete. */
export function ToolMenu(props: ToolMenuProps) {
  const t = useText()
  return (
    <Popover
      trigger={<IconButton size="small" icon={Ellipsis} label={t('drawing.moreTools')} />}
      label={t('drawing.moreTools')}
      options={{ ...MENU, align: 'end' }}
    >
      {(close) => <Tools {...props} close={close} />}
    </Popover>
  )
}

/** Rendered only when opened, because few cards' menus ever are. */
function Tools({ task, onCopy, close }: ToolMenuProps & { close: () => void }) {
  const client = useQueryClient()
  const groups = useGroups(task, {
    onCopy,
    onDelete: () => {
      focusNeighbour(task.id)
      deleteWithUndo(client, [task.id])
    },
  })
  return <Menu groups={groups} close={close} />
}

/** The focused card unmounts; focus the next card, else the previous one. */
function focusNeighbour(taskId: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-task]')]
  const at = cards.findIndex((card) => card.dataset.task === taskId)
  const neighbour = cards[at + 1] ?? cards[at - 1]
  // After the menu has restored the focus.
  requestAnimationFrame(() => neighbour?.focus({ preventScroll: true }))
}

interface GroupActs extends Pick<ToolMenuProps, 'onCopy'> {
  onDelete: () => void
}

function useGroups(task: Task, { onCopy, onDelete }: GroupActs): (MenuEntry | MenuLine)[][] {
  const t = useText()
  const user = useSession()
  const showSeed = useSeed()
  const isPick = useIsPickFromShown(task)
  const copyLink = () => void onCopy(linkTo(task, location.origin))
  const about: MenuEntry[] = [{ label: t('drawing.copyLink'), icon: Link, onSelect: copyLink }]
  if (task.status === 'SUCCESS') {
    about.unshift({ label: t('drawing.seed'), icon: Dices, onSelect: () => void showSeed(task.id) })
  }
  if (isPick) {
    about.push({ label: t('drawing.hideMessage'), icon: GalleryThumbnails, onSelect: () => movePick(task.id) })
  }
  const groups: (MenuEntry | MenuLine)[][] = [about]
  const ofPictures = usePictureGroup(task)
  if (ofPictures.length > 0) groups.unshift(ofPictures)
  if (hasEnded(task) && user?.id === task.author.id) {
    groups.push([{ label: t('drawing.delete'), icon: Trash2, tone: 'danger', onSelect: onDelete }])
  }
  return groups
}

/** Whether the task is a picture picked from a grid whose card is in the feed, to which it can go. */
function useIsPickFromShown(task: Task): boolean {
  const pages = useQueryClient().getQueryData(timelineOf(task.channelId).queryKey)?.pages ?? []
  return isPickedPicture(task) && findTask(pages, task.parentId ?? '') !== undefined
}
