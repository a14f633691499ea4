import { type AdminKey, useAdminText } from '../../../i18n/admin-words.ts'

const REASONS: Readonly<Record<string, AdminKey>> = {
  engine_unreachable: 'admin.engineReason.engine_unreachable',
  engine_refused: 'admin.engineReason.engine_refused',
  engine_bad_reply: 'admin.engineReason.engine_bad_reply',
  engine_crashed: 'admin.engineReason.engine_crashed',
  engine_lost: 'admin.engineReason.engine_lost',
  engine_timeout: 'admin.engineReason.engine_timeout',
  engine_failed: 'admin.engineReason.engine_failed',
  key_refused: 'admin.engineReason.key_refused',
  banned_word: 'admin.engineReason.banned_word',
  timed_out: 'admin.engineReason.engine_timeout',
}

/** Why a drawing failed, in few words; what we do not know as it was said. */
export function useReasonWords(): (reason: string) => string {
  const t = useAdminText()
  return (reason) => {
    const key = REASONS[reason]
    return key ? t(key) : reason
  }
}
