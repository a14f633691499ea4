import { FileText, Info, Keyboard, Plus, Search, ShieldCheck, UserPen, Wrench } from 'lucide-react'
import { useLocation } from 'wouter'
import { useSession } from '../../features/account/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { openDialog } from '../../lib/dialog-address.ts'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { openQuick } from './quick/store.ts'

/** What concerns the whole site, and the pages about it. */
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
