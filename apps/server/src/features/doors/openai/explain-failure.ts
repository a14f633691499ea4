import type { Task } from '@easel/contract/drawing'
import { Refusal } from '../../../errors.ts'
import { ENGINE_FAULTS } from '../../drawing/gate.ts'

/** Why a task has no pictures. */
export function explainFailure({ status, failReason }: Pick<Task, 'status' | 'failReason'>): Refusal {
  if (failReason === 'banned_word') return new Refusal('invalid_input', { fields: { prompt: 'blocked_word' } })
  if (status === 'CANCEL' || failReason === 'cancelled') return new Refusal('conflict')
  if (failReason === 'storage_unavailable') return new Refusal('storage_full')
  return new Refusal(failReason === null || ENGINE_FAULTS.has(failReason) ? 'upstream_unavailable' : 'engine_limit')
}
