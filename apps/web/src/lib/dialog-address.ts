import { useSearch } from 'wouter'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { afterBack, goBack } from './go-back.ts'

/** The dialogs that the address can name; one at a time. */
const DIALOGS = [
  'settings',
  'profile',
  'subscribe',
  'create',
  'invite',
  'clear',
  'modal',
  'info',
  'show',
  'prefer',
] as const
export type DialogName = (typeof DIALOGS)[number]

export interface OpenDialog {
  name: DialogName
  /** Which part of it is shown; whatever somebody wrote into the address. */
  part: string
}

/** Marks the entries of the history that an open dialog made, so that closing goes back instead of on. */
const OPENED = { opened: 'dialog' }

/** The dialog that the address names; null when none is open. */
export function useDialogAddress(): OpenDialog | null {
  return readDialog(useSearch())
}

/** Whether it is that dialog; who asks is not drawn again for any other. */
export const useIsDialogOpen = (name: DialogName) =>
  useLocationProperty(() => readDialog(location.search)?.name === name)

/** Open a dialog, or another part of the one that is open. The address says which, so Back closes it and a link opens it. */
export function openDialog(name: DialogName, part = 'open'): void {
  afterBack(() => {
    const isOpen = readDialog(location.search)?.name === name
    navigate(addressOf({ name, part }), isOpen ? { replace: true, state: history.state } : { state: OPENED })
  })
}

/** Does nothing when none is open: Back may have been faster. */
export function closeDialog(): void {
  if (!readDialog(location.search)) return
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'opened' in state) goBack()
  else navigate(addressOf(null), { replace: true })
}

function readDialog(search: string): OpenDialog | null {
  const query = new URLSearchParams(search)
  const name = DIALOGS.find((known) => query.has(known))
  return name ? { name, part: query.get(name) ?? '' } : null
}

function addressOf(dialog: OpenDialog | null): string {
  const query = new URLSearchParams(location.search)
  for (const name of DIALOGS) query.delete(name)
  if (dialog) query.set(dialog.name, dialog.part)
  return `${location.pathname}${query.size > 0 ? `?${query}` : ''}`
}
