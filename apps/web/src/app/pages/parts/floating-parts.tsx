import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MENU, Popover } from '../../../ui/popover.tsx'
import { Part } from './part.tsx'

const none = () => {}
const ENTRIES = [
  [
    { label: 'Copy', icon: Copy, onSelect: none },
    { label: 'Dark', isChecked: true, onSelect: none },
    { label: 'Light', isChecked: false, onSelect: none },
  ],
  [{ label: 'Delete', icon: Trash2, tone: 'danger' as const, onSelect: none }],
]

/** Popovers, menus, dialogs and toasts; on phones popovers and menus are bottom sheets. */
export function FloatingParts() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Part name="popover">
        <Popover trigger={<Button>Popover</Button>} label="A popover">
          <p>Escape and a press beside it close it.</p>
        </Popover>
      </Part>
      <Part name="menu">
        <Popover trigger={<Button>Menu</Button>} label="A menu" options={MENU}>
          {(closeMenu) => <Menu groups={ENTRIES} close={closeMenu} />}
        </Popover>
      </Part>
      <Part name="confirm">
        <Confirm trigger={<Button>Confirm</Button>} question="Delete this channel?" act="Delete" onConfirm={none} />
      </Part>
      <Part name="dialog">
        <Button aria-haspopup="dialog" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Dialog
          isOpen={open === 'dialog'}
          title="A dialog"
          onClose={close}
          options={{ footer: <Button onClick={close}>Done</Button> }}
        >
          <p>The focus stays inside.</p>
        </Dialog>
      </Part>
      <Part name="drawer">
        <Button aria-haspopup="dialog" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
        <Drawer isOpen={open === 'drawer'} label="A drawer" onClose={close}>
          <Button onClick={close}>Close</Button>
        </Drawer>
      </Part>
    </>
  )
}
