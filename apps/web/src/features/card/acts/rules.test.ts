import { expect, test } from 'vitest'
import { clipButtons, singleButtons } from '../../../testing/seed.ts'
import { groupButtons } from '../rules.ts'
import { groupOfRow, nameOfAct } from './rules.ts'

test("a single picture's buttons stand in the server's order under upscale, vary, zoom and pan, without the heart", () => {
  const rows = groupButtons(singleButtons('a'))
  expect(rows.map((row) => [groupOfRow(row), row.map((button) => nameOfAct(button) ?? button.kind)])).toEqual([
    ['upscale', ['upscale.subtle', 'upscale.creative']],
    ['vary', ['vary.subtle', 'vary.strong', 'vary.region']],
    ['zoom', ['zoom.x2', 'zoom.x15', 'zoom.custom', 'zoom.square']],
    ['pan', ['pan.left', 'pan.right', 'pan.up', 'pan.down']],
  ])
})

test('a clip has its own row: how it goes on, and again', () => {
  const rows = groupButtons(clipButtons('a'))
  expect(rows.map((row) => [groupOfRow(row), row.map((button) => nameOfAct(button) ?? button.kind)])).toEqual([
    ['extend', ['extend.high', 'extend.low', 'REROLL']],
  ])
})

test('a picture is set in motion by two buttons of a row of their own', () => {
  const named = (customId: string) =>
    nameOfAct({ customId, label: '', emoji: null, style: 2, kind: 'VIDEO', opensModal: false })
  expect(named('MJ::JOB::animate_high::1::a::SOLO')).toBe('animate.high')
  expect(named('MJ::JOB::animate_low::1::a::SOLO')).toBe('animate.low')
})

test('whatever the version is called, its upscales are known; what nobody knows has no name', () => {
  const named = (customId: string) =>
    nameOfAct({ customId, label: '', emoji: null, style: 2, kind: 'UPSCALE', opensModal: false })
  expect(named('MJ::JOB::upsample_v6r1_2x_subtle::1::a::SOLO')).toBe('upscale.subtle')
  expect(named('MJ::JOB::upsample_v5_2x::1::a::SOLO')).toBe('upscale.x2')
  expect(named('MJ::JOB::upsample_v5_4x::1::a::SOLO')).toBe('upscale.x4')
  expect(named('MJ::JOB::sharpen::1::a::SOLO')).toBeUndefined()
})
