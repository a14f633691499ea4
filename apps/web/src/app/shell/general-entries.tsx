import FileText from 'lucide-react/icons/file-text'
import Info from 'lucide-react/icons/info'
import Keyboard from 'lucide-react/icons/keyboard'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserPen from 'lucide-react/icons/user-pen'
import Wrench from 'lucide-react/icons/wrench'
import { useLocation } from 'wouter'
import { useSession } from '../../features/account/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { openDialog } from '../../lib/dialog-address.ts'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { openQuick } from './quick/store.ts'

/** Site-wide menu entries: help, legal pages, console. */
export function GeneralEntries({ close }: { close: () => void }) {
  const t = useText()
  const [, navigate] = useLocation()
  const isAdministrator = useSession()?.role === 'admin'
  const console: MenuEntry = { label: t('side.admin'), icon: Wrench, onSelect: () => navigate('/admin') }
  return (
    <Menu
      close={close}
      groups={[
        [
          { label: t('side.editProfile'), icon: UserPen, onSelect: () => openDialog('profile') },
          { label: t('channel.create'), icon: Plus, onSelect: () => openDialog('create') },
          { label: t('quick.title'), icon: Search, onSelect: () => openQuick('find') },
          ...(isAdministrator ? [console] : []),
        ],
        [
          { label: t('keys.title'), icon: Keyboard, onSelect: () => openQuick('keys') },
          { label: t('about.title'), icon: Info, onSelect: () => navigate('/about') },
          { label: t('legal.agreement'), icon: FileText, onSelect: () => navigate('/user-agreement') },
          { label: t('legal.privacy'), icon: ShieldCheck, onSelect: () => navigate('/privacy-policy') },
        ],
      ]}
    />
  )
}
