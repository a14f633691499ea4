import { ANONYMISED, type PersonalData } from '../../db/personal-data.ts'

export const personalData: PersonalData = {
  columns: { 'ledger_accounts.owner_id': { exported: 'credits', erased: ANONYMISED } },
  read: async (tx, { id }) => ({
    credits: await tx
      .selectFrom('ledger_entries')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
      .select(['ledger_accounts.kind as account', 'ledger_transactions.kind', 'amount', 'ledger_entries.balance'])
      .select(['reason', 'task_id', 'created_at'])
      .where('owner_id', '=', id)
      .orderBy('ledger_entries.id')
      .execute(),
  }),
  // The books are append-only, and name nobody.
  erase: () => Promise.resolve(),
}
