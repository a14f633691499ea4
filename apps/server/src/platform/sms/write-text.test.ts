import { codePurpose } from '@easel/contract/account'
import { language } from '@easel/contract/basics'
import { expect, test } from 'vitest'
import type { SmsMessage } from './provider.ts'
import { writeText } from './write-text.ts'

/** What one SMS holds in 16-bit characters, and in seven-bit ones (3GPP TS 23.040 and 23.038). */
const ROOM = { wide: 70, narrow: 160 }
const messages = language.options.flatMap((one): SmsMessage[] => {
  const to = { id: 'x', phone: '+8613912345678', language: one }
  const codes = codePurpose.options.map((purpose) => ({ ...to, purpose, code: '730519' }))
  return [...codes, { ...to, notice: 'password_reset' }, { ...to, notice: 'password_changed' }]
})

test('each text is of its own, says its code, and fits into one SMS with a signature of eight letters', () => {
  const texts = messages.map((message) => writeText(message, 'Drawings'))
  expect(new Set(texts).size).toBe(15)
  for (const [nth, text] of texts.entries()) {
    const message = messages[nth]
    expect(text.includes('730519')).toBe(message !== undefined && 'code' in message)
    const isNarrow = /^[\x20-\x7e]*$/.test(text)
    expect(isNarrow).toBe(message?.language === 'en-US')
    expect(text.length, text).toBeLessThanOrEqual(isNarrow ? ROOM.narrow : ROOM.wide)
  }
})

test('without a signature nobody is named', () => {
  for (const message of messages) expect(writeText(message, null)).toMatch(/^(您|Your|730519)/)
})
