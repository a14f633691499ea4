import type { CodeBatch } from '@easel/contract/admin-codes'
import type { Language } from '@easel/contract/basics'
import type { BatchRow } from './queries.ts'

export function viewBatch(row: BatchRow, language: Language): CodeBatch {
  return {
    id: row.batch_id,
    title: row.title?.[language] ?? null,
    period: row.period,
    credits: row.credits,
    count: Number(row.count),
    maxUses: row.max_uses,
    uses: Number(row.uses),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  }
}
