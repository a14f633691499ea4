import type { Pass } from '../migration.ts'
import type { Steps } from '../migration-steps.ts'

export const passes: readonly Pass[] = [{ does: 'index', table: 'idempotency_keys' }]

/** What finds rows that are past their time, see retention-table.ts. */
export async function inSteps(steps: Steps): Promise<void> {
  await steps.index('idempotency_keys_by_age', 'idempotency_keys (created_at)')
  await steps.index('login_codes_by_age', 'login_codes (created_at)')
  await steps.index('live_tickets_by_age', 'live_tickets (expires_at)')
  await steps.index('payment_notices_by_age', 'payment_notices (received_at)')
  await steps.index('sessions_by_age', 'sessions (expires_at)')
  await steps.index('audit_log_by_age', 'audit_log (at)')
}
