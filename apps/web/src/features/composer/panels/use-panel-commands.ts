import { useEffect } from 'react'
import { openDialog } from '../../../lib/dialog-address.ts'
import { offerCommands } from '../commands/store.ts'
import { PILL_ID } from '../parameters/store.ts'

/** Registers the slash commands that open a panel. */
export function usePanelCommands(): void {
  useEffect(() => {
    offerCommands([
      {
        name: 'settings',
        does: 'composer.command.settings',
        run: () => document.getElementById(PILL_ID)?.click(),
      },
      { name: 'info', does: 'composer.command.info', run: () => openDialog('info') },
      { name: 'prefer suffix', does: 'composer.command.prefer suffix', run: () => openDialog('prefer', 'suffix') },
      { name: 'prefer option', does: 'composer.command.prefer option', run: () => openDialog('prefer', 'option') },
      {
        name: 'show',
        does: 'composer.command.show',
        takes: 'composer.takes.id',
        run: (words) => openDialog('show', words === '' ? undefined : words),
      },
    ])
  }, [])
}
