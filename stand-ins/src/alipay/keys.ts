import { createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto'

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

export interface Keys {
  merchant: { publicKey: KeyObject; privateKey: KeyObject }
  alipay: { publicKey: KeyObject; privateKey: KeyObject }
  /** A key pair that nobody trusts. */
  forger: { publicKey: KeyObject; privateKey: KeyObject }
}

export function openKeys(): Keys {
  return { merchant: newPair(), alipay: newPair(), forger: newPair() }
}

export const signText = (text: string, key: KeyObject) =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64')

export const isSigned = (text: string, signature: string, key: KeyObject) =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(key, signature, 'base64')

/** What is signed of parameters, in the order of their names. */
export function textOf(params: ReadonlyMap<string, string>): string {
  const names = [...params.keys()].sort((one, other) => (one < other ? -1 : 1))
  return names.map((name) => `${name}=${params.get(name)}`).join('&')
}
