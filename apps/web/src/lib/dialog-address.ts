import { useSearch } from 'wouter'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { afterBack, goBack } from './go-back.ts'

/** Dialogs that have an address; only one can be open. */
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
  /** Tab or object of the dialog; unvalidated, from the address. */
  part: string
}

/** History state of entries created by opening a dialog, so that closing goes back instead of forward. */
const OPENED = { opened: 'dialog' }

/** The dialog in the address; null when none is open. */
export function useDialogAddress(): OpenDialog | null {
  return readDialog(useSearch())
}

/** Whether this dialog is open; re-renders only when that changes. */
export const useIsDialogOpen = (name: DialogName) =>
  useLocationProperty(() => readDialog(location.search)?.name === name)

/** Opens a dialog, or another part of the open one, through the address, so that Back closes it and links open it. */
export function openDialog(name: DialogName, part = 'open'): void {
  afterBack(() => {
    const isOpen = readDialog(location.search)?.name === name
    navigate(addressOf({ name, part }), isOpen ? { replace: true, state: history.state } : { state: OPENED })
  })
}

/** Does nothing when none is open, for example after Back. */
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
