// By the Web's own cryptography, so that stand-ins share no line with what they check.
const utf8 = new TextEncoder()

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text))))
}

export async function hmac(key: string | Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = typeof key === 'string' ? utf8.encode(key) : key
  const imported = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, utf8.encode(text)))
}

/** Every byte but letters, digits and `-_.~` as %XX. */
export function encodeBytes(text: string): string {
  const one = (byte: number) => {
    const letter = String.fromCharCode(byte)
    return /[\w.~-]/.test(letter) ? letter : `%${hex(Uint8Array.of(byte)).toUpperCase()}`
  }
  return Array.from(utf8.encode(text), one).join('')
}
