import { Refusal } from '../../../errors.ts'

/** The same refusal where it is about a picture, saying in which field that came. */
export function nameField(error: unknown, field: string): unknown {
  if (!(error instanceof Refusal) || !error.reason.startsWith('image_')) return error
  const [note = 'wrong_format'] = Object.values(error.fields ?? {})
  return new Refusal(error.reason, { fields: { [field]: note } })
}
