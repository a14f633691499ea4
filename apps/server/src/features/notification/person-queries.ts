import type { Db } from '../../db/open.ts'
import type { PersonalData } from '../../db/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    'notification_settings.user_id': { exported: 'notifications', erased: 'deleted' },
    'push_endpoints.user_id': { exported: 'push', erased: 'deleted' },
  },
  read: async (tx, { id }) => ({
    notifications: await tx
      .selectFrom('notification_settings')
      .select(['drawings', 'spoken', 'quiet_from', 'quiet_until', 'time_zone'])
      .where('user_id', '=', id)
      .execute(),
    push: await listDevices(tx, id),
  }),
  erase: async (tx, { id }) => {
    await tx.deleteFrom('notification_settings').where('user_id', '=', id).execute()
    await tx.deleteFrom('push_endpoints').where('user_id', '=', id).execute()
  },
}

/** Which devices are notified; their keys are secrets between them and us. */
async function listDevices(db: Db, userId: string) {
  const rows = await db
    .selectFrom('push_endpoints')
    .select(['url', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ url, created_at: since }) => ({ service: new URL(url).host, since }))
}
