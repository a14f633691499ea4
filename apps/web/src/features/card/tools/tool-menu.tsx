import type { Task } from '@easel/contract/drawing'
import { useQueryClient } from '@tanstack/react-query'
import Dices from 'lucide-react/icons/dices'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ImagePlus from 'lucide-react/icons/image-plus'
import Link from 'lucide-react/icons/link'
import Trash2 from 'lucide-react/icons/trash'
import { useText } from '../../../i18n/use-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuEntry } from '../../../ui/menu.tsx'
import { MENU, Popover } from '../../../ui/popover.tsx'
import { useSession } from '../../account/api.ts'
import { addBasePicture } from '../../composer/pictures/api.ts'
import { picturesOf } from '../../task/rules.ts'
import { deleteWithUndo } from '../../task/library/deletion/api.ts'
import { hasEnded, linkTo } from './rules.ts'
import { useSeed } from './use-seed.ts'

interface ToolMenuProps {
  task: Task
  onCopy: (copied: string) => Promise<void>
}

/** Menu of the less frequent actions: seed, link, delete. */
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

function useGroups(task: Task, { onCopy, onDelete }: GroupActs): MenuEntry[][] {
  const t = useText()
  const user = useSession()
  const showSeed = useSeed()
  const copyLink = () => void onCopy(linkTo(task, location.origin))
  const groups: MenuEntry[][] = [[{ label: t('drawing.copyLink'), icon: Link, onSelect: copyLink }]]
  if (task.status === 'SUCCESS') {
    groups[0]?.unshift({ label: t('drawing.seed'), icon: Dices, onSelect: () => void showSeed(task.id) })
  }
  const [picture, ...others] = picturesOf(task)
  if (picture && others.length === 0) {
    const useAsBase = () => addBasePicture(picture)
    groups[0]?.unshift({ label: t('drawing.useAsBase'), icon: ImagePlus, onSelect: useAsBase })
  }
  if (hasEnded(task) && user?.id === task.author.id) {
    groups.push([{ label: t('drawing.delete'), icon: Trash2, tone: 'danger', onSelect: onDelete }])
  }
  return groups
}
