import type { PersonalData } from '../../db/personal-data.ts'

export const personalData: PersonalData = {
  columns: { 'notification_settings.user_id': { exported: 'notifications', erased: 'deleted' } },
  read: async (tx, { id }) => ({
    notifications: await tx
      .selectFrom('notification_settings')
      .select(['drawings', 'spoken', 'quiet_from', 'quiet_until', 'time_zone'])
      .where('user_id', '=', id)
      .execute(),
  }),
  erase: async (tx, { id }) => {
    await tx.deleteFrom('notification_settings').where('user_id', '=', id).execute()
  },
}
