import { lazyScreen } from '../../i18n/lazy-screen.tsx'

export const SettingsDialog = lazyScreen(async () => {
  const part = await import('./settings-dialog.tsx')
  await part.loadNotificationWords()
  return part.SettingsDialog
})
export const ProfileDialog = lazyScreen(() =>
  import('../../features/account/profile/profile-dialog.tsx').then((part) => part.ProfileDialog),
)
export const SubscribeDialog = lazyScreen(() => import('../pages/money-parts.ts').then((part) => part.SubscribeDialog))
export const ClearDialog = lazyScreen(() =>
  import('../../features/chat/clear-dialog.tsx').then((part) => part.ClearDialog),
)
export const FailedDialog = lazyScreen(() => import('./failed-dialog.tsx').then((part) => part.FailedDialog))
const channelDialogs = () => import('./channel-dialogs.ts')
export const CreateDialog = lazyScreen(() => channelDialogs().then((part) => part.CreateDialog))
export const InviteDialog = lazyScreen(() => channelDialogs().then((part) => part.InviteDialog))
export const CommandPanel = lazyScreen(() =>
  import('../../features/composer/panels/command-panel.tsx').then((part) => part.CommandPanel),
)
