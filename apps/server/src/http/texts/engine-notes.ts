/** All that is said of an engine that was asked: by the adapters, and by us of one that cannot be asked. */
export const engineNotes = [
  'engine_unreachable',
  'unreachable',
  'engine_forbidden',
  'engine_timeout',
  'engine_lost',
  'engine_failed',
  'engine_refused',
  'engine_bad_reply',
  'engine_said',
  'busy',
  'key_refused',
  'key_unreadable',
  'settings_wrong',
  'api_off',
  'sdcpp_too_old',
  'no_mj_proxy',
  'dialect_wrong',
  'verb_missing',
  'no_models',
  'model',
  'model_missing',
  'sampler_missing',
  'scheduler_missing',
  'upscaler_missing',
  'kind_other',
  'lora_missing',
  'lora_no_loader',
  'role_missing',
  'node_missing',
  'no_preview',
  'no_edits',
] as const
export type EngineNote = (typeof engineNotes)[number]

export function isKnownNote(code: string): code is EngineNote {
  return engineNotes.some((known) => known === code)
}
