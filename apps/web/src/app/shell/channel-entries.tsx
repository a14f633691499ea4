import Eraser from 'lucide-react/icons/eraser'
import { useText } from '../../i18n/use-text.ts'
import { openDialog } from '../../lib/dialog-address.ts'
import { Menu } from '../../ui/menu.tsx'

export function ChannelEntries({ close }: { close: () => void }) {
  const t = useText()
  const entries = [{ label: t('chat.clear.open'), icon: Eraser, onSelect: () => openDialog('clear') }]
  return <Menu close={close} groups={[entries]} />
}
