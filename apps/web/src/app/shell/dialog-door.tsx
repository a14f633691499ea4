import { Suspense } from 'react'
import { type OpenDialog, useDialogAddress } from '../../lib/dialog-address.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import {
  ClearDialog,
  CommandPanel,
  CreateDialog,
  FailedDialog,
  InviteDialog,
  ProfileDialog,
  SettingsDialog,
  SubscribeDialog,
} from './later-dialogs.ts'

/** Opens the dialog that the address names; its code is loaded on demand. */
export function DialogDoor({ channelId }: { channelId: string | undefined }) {
  const dialog = useDialogAddress()
  if (!dialog) return null
  return (
    <ErrorBoundary key={dialog.name} fallback={(failure) => <FailedDialog {...failure} />}>
      <Suspense fallback={null}>
        {dialog.name === 'settings' && <SettingsDialog group={dialog.part} channelId={channelId} />}
        {dialog.name === 'profile' && <ProfileDialog />}
        {dialog.name === 'subscribe' && <SubscribeDialog part={dialog.part} />}
        {dialog.name === 'clear' && channelId !== undefined && <ClearDialog channelId={channelId} />}
        {dialog.name === 'create' && <CreateDialog />}
        {isOfCommand(dialog) && channelId !== undefined && <CommandPanel dialog={dialog} channelId={channelId} />}
        {dialog.name === 'invite' && <InviteDialog channelId={dialog.part} />}
      </Suspense>
    </ErrorBoundary>
  )
}

/** Dialogs that a slash command opens. */
function isOfCommand({ name }: OpenDialog): boolean {
  return name === 'info' || name === 'show' || name === 'prefer'
}
