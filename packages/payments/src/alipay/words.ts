import { UnreadableError } from '../fields.ts'

const BEIJING_OFFSET_MS = 8 * 60 * 60 * 1000
const YUAN = /^(0|[1-9]\d{0,9})(?:\.(\d{1,2}))?$/
const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** `1234` fen are `12.34`. */
export function writeYuan(fen: number): string {
  const digits = String(fen).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Parse yuan with at most two decimals to fen; by text, because floats are inexact.
 * @throws UnreadableError
 */
export function readYuan(text: string): number {
  const [, yuan, decimals = ''] = YUAN.exec(text) ?? []
  if (yuan === undefined) throw new UnreadableError('no amount in yuan')
  return Number(yuan + decimals.padEnd(2, '0'))
}

/** `2026-11-22 15:05:00`, by Beijing's clock. */
export function writeTime(instant: Date): string {
  return new Date(instant.getTime() + BEIJING_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** @throws UnreadableError */
export function readTime(text: string): Date {
  const instant = new Date(`${text.replace(' ', 'T')}+08:00`)
  if (!TIME.test(text) || Number.isNaN(instant.getTime())) throw new UnreadableError('no time')
  return instant
}

/** Alipay's numbers allow letters, digits and `_`; ours contain `-` too. The mapping is injective. */
export function writeTradeNo(tradeNo: string): string {
  return tradeNo.replaceAll('_', '__').replaceAll('-', '_m')
}

export function readTradeNo(written: string): string {
  return written.replaceAll(/__|_m/g, (mark) => (mark === '__' ? '_' : '-'))
}
