import type { Language } from '@easel/contract/basics'
import type { Period } from '@easel/contract/order'
import { CROCKFORD } from '../rules.ts'

/** Each says 5 bits. */
export const CODE_CHARACTERS = 16

/** What a code of plain credits is called. */
export const PLAIN_TITLE: Readonly<Record<Language, string>> = { 'zh-CN': '点数', 'zh-TW': '點數', 'en-US': 'Credits' }

const LOOK_ALIKES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/**
 * The 16 characters that somebody meant: in any case and width, with spaces and dashes anywhere, I and L for 1, O for 0.
 * Null: no code looks so.
 */
export function readCode(written: string): string | null {
  const bare = written.normalize('NFKC').replace(/[\s\p{Dash}]/gu, '')
  if (!/^[0-9A-Za-z]+$/.test(bare) || bare.length !== CODE_CHARACTERS) return null
  const characters = [...bare.toUpperCase()].map((character) => LOOK_ALIKES[character] ?? character)
  return characters.every((character) => CROCKFORD.includes(character)) ? characters.join('') : null
}

/** 80 of these random bits, as 16 characters. */
export function spellCode(random: Uint8Array): string {
  return [...random.slice(0, CODE_CHARACTERS)].map((byte) => CROCKFORD[byte & 31]).join('')
}

/** `XXXX-XXXX-XXXX-XXXX`, as people get to see it. */
export function showCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/** Of what a person takes from a code: once for each of the two. Its grant in the books is named after it. */
export const useKey = (codeId: string, userId: string) => `redeem:${codeId}:${userId}`

/** What each code of a batch gives. */
export interface CodeGoods {
  /** Null: plain credits. */
  productId: string | null
  /** Of a plan. */
  period: Period | null
  credits: number
}
