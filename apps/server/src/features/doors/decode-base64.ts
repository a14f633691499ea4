import { Refusal } from '../../errors.ts'

/**
 * Bytes of a data URL, or of base64 alone. What a data URL says of its type is not believed: clients call everything PNG.
 *
 * @throws Refusal invalid_input
 */
export function decodeBase64(text: string, field: string): Buffer {
  const body = text.replace(/^data:[^,]{0,200};base64,/i, '').replace(/\s+/g, '')
  const isBase64 = body !== '' && /^[A-Za-z0-9+/_-]+={0,2}$/.test(body) && body.replace(/=+$/, '').length % 4 !== 1
  if (!isBase64) throw new Refusal('invalid_input', { fields: { [field]: 'wrong_format' } })
  return Buffer.from(body, 'base64')
}
