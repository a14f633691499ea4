import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { loadMoneyParts } from '../load-money-parts.ts'
import { lateNotificationWords, lateSettingsWords } from './late-words.ts'

export const SettingsDialog = lazyScreen(async () => {
  const parts = [import('./settings-dialog.tsx'), lateSettingsWords(), lateNotificationWords()] as const
  return (await Promise.all(parts))[0].SettingsDialog
})
export const ProfileDialog = lazyScreen(async () => {
  const parts = [import('../../features/account/profile/profile-dialog.tsx'), lateSettingsWords()] as const
  return (await Promise.all(parts))[0].ProfileDialog
})
export const SubscribeDialog = lazyScreen(() => loadMoneyParts().then((part) => part.SubscribeDialog))
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
