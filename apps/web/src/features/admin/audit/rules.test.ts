import { expect, test } from 'vitest'
import { formatDetail } from './rules.ts'

const TEXTS: Record<string, string> = {
  'drawing.listComma': '、',
  'admin.kind.plan': '方案',
  'admin.engineKind.comfyui': 'ComfyUI',
  'admin.period.Month': '月',
  'admin.verb.pan': '平移',
  'drawing.kind.IMAGINE': '绘制',
  'params.mode.FAST': '快速',
  'admin.verb.blend': '融合',
}
const tongue = {
  language: 'zh-CN',
  text: (key: string) => TEXTS[key] ?? '',
  number: (value: number) => value.toLocaleString('en-US'),
  money: (amount: number, currency: string) => `${currency} ${amount / 100}`,
  date: (instant: string) => instant.slice(0, 10),
}

test.each([
  ['credits', { credits: -5 }, '-5'],
  ['reason', { reason: '误发' }, '误发'],
  ['amount', { amount: 990, currency: 'CNY' }, 'CNY 9.9'],
  ['amount', { amount: 990 }, '990'],
  ['kind', { kind: 'plan' }, '方案'],
  ['kind', { kind: 'comfyui' }, 'ComfyUI'],
  ['kind', { kind: 'of-later' }, 'of-later'],
  ['verbs', { verbs: ['pan', 'blend'] }, '平移、融合'],
  ['verbs', { verbs: null }, '—'],
  ['isOn', { isOn: true }, '✓'],
  ['title', { title: { 'zh-CN': '月卡', 'en-US': 'Month' } }, '月卡'],
  ['features', { features: { 'zh-CN': ['甲', '乙'], 'en-US': [] } }, '甲、乙'],
  ['expiresAt', { expiresAt: '2026-11-20T08:12:00.000Z' }, '2026-11-20'],
  ['prices', { prices: [{ period: 'Month', amount: 6900, currency: 'CNY' }] }, 'CNY 69 / 月'],
  ['prices', { prices: [{ period: null, amount: 1990, currency: 'CNY' }] }, 'CNY 19.9'],
  ['changes', { changes: [{ act: 'IMAGINE', mode: 'FAST', before: 4, after: 5 }] }, '绘制 快速 4 → 5'],
  ['changes', { changes: [{ engine: 'mj', act: 'NEW', mode: 'FAST', before: null, after: 5 }] }, 'mj NEW 快速 — → 5'],
  ['options', { options: { dialect: 'plus' } }, '{"dialect":"plus"}'],
])('%s of %j is told as %s', (name, details, words) => {
  expect(formatDetail(name, details, tongue)).toBe(words)
})
