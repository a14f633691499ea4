import type { PersonalData } from '../../db/personal-data.ts'

export const personalData: PersonalData = {
  columns: { 'api_keys.user_id': { exported: 'keys', erased: 'deleted' } },
  read: async (tx, { id }) => ({
    keys: await tx
      .selectFrom('api_keys')
      .select(['name', 'prefix', 'scopes', 'expires_at', 'daily_credits', 'total_credits', 'addresses', 'asks'])
      .select(['spent_credits', 'created_at', 'last_used_at', 'revoked_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
  }),
  erase: async (tx, { id }) => {
    await tx.deleteFrom('api_keys').where('user_id', '=', id).execute()
  },
}
