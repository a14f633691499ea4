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
  engine_lacks_call: 'admin.engineReason.engine_lacks_call',
  engine_forbidden: 'admin.engineReason.engine_forbidden',
  engine_lacks_verb: 'admin.engineReason.engine_lacks_verb',
  model_missing: 'admin.engineReason.model_missing',
  lora_missing: 'admin.engineReason.lora_missing',
  sampler_missing: 'admin.engineReason.sampler_missing',
  no_models: 'admin.engineReason.no_models',
  picture_missing: 'admin.engineReason.picture_missing',
  picture_unreadable: 'admin.engineReason.picture_unreadable',
  picture_too_large: 'admin.engineReason.picture_too_large',
  picture_forbidden: 'admin.engineReason.picture_forbidden',
  picture_of_another_engine: 'admin.engineReason.picture_of_another_engine',
  clip_missing: 'admin.engineReason.clip_missing',
  clip_not_fetched: 'admin.engineReason.clip_not_fetched',
  clip_unreadable: 'admin.engineReason.clip_unreadable',
  clip_too_large: 'admin.engineReason.clip_too_large',
  clip_forbidden: 'admin.engineReason.clip_forbidden',
  cancelled: 'admin.engineReason.cancelled',
  timed_out: 'admin.engineReason.engine_timeout',
}

/** Why a drawing failed, in few words; else the text that its author sees, else the server's own words. */
export function useReasonWords(): (reason: string) => string {
  const t = useAdminText()
  return (reason) => {
    const key = REASONS[reason]
    return t(key ?? (`drawing.reason.${reason}` as AdminKey)) || reason
  }
}
