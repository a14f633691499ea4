import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'
import { wrapSecret } from './secret.ts'

const secret = wrapSecret('a'.repeat(32))
const other = wrapSecret('b'.repeat(32))

test('what is sealed opens with the same secret for the same place, and never looks the same', () => {
  const sealed = seal(secret, 'engine:home', 'sk-钥匙')
  expect(unseal(secret, 'engine:home', sealed)).toBe('sk-钥匙')
  expect(seal(secret, 'engine:home', 'sk-钥匙')).not.toBe(sealed)
  expect(sealed).not.toContain('sk-')
})

test('another secret and another place do not open it', () => {
  const sealed = seal(secret, 'engine:home', 'a key')
  expect(unseal(other, 'engine:home', sealed)).toBeNull()
  expect(unseal(secret, 'engine:away', sealed)).toBeNull()
})

test('one changed byte anywhere, or a lost one, and it does not open', () => {
  const sealed = seal(secret, 'engine:home', 'a key')
  const bytes = Buffer.from(sealed.slice(3), 'base64url')
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(unseal(secret, 'engine:home', `v1.${changed.toString('base64url')}`)).toBeNull()
  }
  expect(unseal(secret, 'engine:home', `v1.${bytes.subarray(0, -1).toString('base64url')}`)).toBeNull()
  for (const broken of ['', 'v1.', 'v2.AAAA', 'v1.AAAA', sealed.replace('v1', 'v2')]) {
    expect(unseal(secret, 'engine:home', broken)).toBeNull()
  }
})
