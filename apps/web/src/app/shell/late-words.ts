/*
 * Words of dialogs, imported no earlier than a dialog wants them: what opens the dialogs is part of the first load of the drawing
 * screen, and must not weigh there. A dialog waits for them while its own code is loaded.
 */

export const lateSettingsWords = () =>
  import('../../i18n/settings-words.ts').then(({ loadSettingsWords }) => loadSettingsWords())
export const lateNotificationWords = () =>
  import('../../i18n/notification-words.ts').then(({ loadNotificationWords }) => loadNotificationWords())
