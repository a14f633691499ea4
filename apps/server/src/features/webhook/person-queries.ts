import { sql } from 'kysely'
import type { PersonalData } from '../../db/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    'webhooks.user_id': { exported: 'webhooks', erased: 'deleted' },
    'deliveries.user_id': { exported: 'deliveries', erased: 'deleted' },
  },
  read: async (tx, { id }) => ({
    webhooks: await tx
      .selectFrom('webhooks')
      .select(['url', 'events', 'credits_under', 'created_at', 'failing_since', 'stopped'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    deliveries: await tx
      .selectFrom('deliveries')
      .leftJoin('webhooks', 'webhooks.id', 'webhook_id')
      .select(sql<string>`coalesce(url, payload #>> '{client,notifyHook}')`.as('url'))
      .select(['event', 'payload', 'deliveries.created_at', 'tries', 'state', 'tried_at', 'status', 'answer'])
      .where('deliveries.user_id', '=', id)
      .orderBy('number')
      .execute(),
  }),
  erase: async (tx, { id }) => {
    await tx.deleteFrom('deliveries').where('user_id', '=', id).execute()
    await tx.deleteFrom('webhooks').where('user_id', '=', id).execute()
  },
}
