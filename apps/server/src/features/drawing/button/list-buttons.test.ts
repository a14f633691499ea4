import { NIJI_VERSIONS, VERSIONS } from '@easel/prompt/parameters'
import { describe, expect, test } from 'vitest'
import { findPress, listButtons } from './list-buttons.ts'
import type { FinishedTask } from './rules.ts'

const ID = '0f0e0d0c-1111-7222-8333-444455556666'

function task(change: Partial<FinishedTask> = {}): FinishedTask {
  return {
    id: ID,
    action: 'UPSCALE',
    bot_type: 'MID_JOURNEY',
    model_version: '7',
    aspect_ratio: '1:1',
    prompts: [],
    parameters: {},
    ...change,
  }
}

const idsOf = (of: FinishedTask) => listButtons(of).map(({ customId }) => customId.replace(ID, '#'))
const namesOf = (of: FinishedTask) => listButtons(of).map(({ emoji, label }) => `${emoji ?? ''} ${label}`.trim())

const GRID = [
  ...['MJ::JOB::upsample::1::#', 'MJ::JOB::upsample::2::#', 'MJ::JOB::upsample::3::#', 'MJ::JOB::upsample::4::#'],
  'MJ::JOB::reroll::0::#::SOLO',
  ...['MJ::JOB::variation::1::#', 'MJ::JOB::variation::2::#', 'MJ::JOB::variation::3::#', 'MJ::JOB::variation::4::#'],
]
const TASTES = (kind: string) => [
  `MJ::JOB::upsample_${kind}_2x_subtle::1::#::SOLO`,
  `MJ::JOB::upsample_${kind}_2x_creative::1::#::SOLO`,
]
const SIZES = ['MJ::JOB::upsample_v5_2x::1::#::SOLO', 'MJ::JOB::upsample_v5_4x::1::#::SOLO']
const VARY = ['MJ::JOB::low_variation::1::#::SOLO', 'MJ::JOB::high_variation::1::#::SOLO']
const REGION = 'MJ::Inpaint::1::#::SOLO'
const ZOOM = ['MJ::Outpaint::50::1::#::SOLO', 'MJ::Outpaint::75::1::#::SOLO', 'MJ::CustomZoom::#']
const SQUARE = 'MJ::Outpaint::100::1::#::SOLO'
const PAN = ['left', 'right', 'up', 'down'].map((way) => `MJ::JOB::pan_${way}::1::#::SOLO`)
const ANIMATE = ['high', 'low'].map((motion) => `MJ::JOB::animate_${motion}::1::#::SOLO`)
const HEART = 'MJ::BOOKMARK::#'

test.each(['IMAGINE', 'VARIATION', 'REROLL', 'INPAINT', 'ZOOM', 'PAN', 'BLEND'] as const)(
  'every grid (%s) has U1 to U4, reroll and V1 to V4, whatever the version',
  (action) => {
    for (const model_version of [...VERSIONS, '8', '4']) expect(idsOf(task({ action, model_version }))).toEqual(GRID)
    for (const model_version of NIJI_VERSIONS)
      expect(idsOf(task({ action, model_version, bot_type: 'NIJI_JOURNEY' }))).toEqual(GRID)
  },
)

describe('one picture, picked from a grid', () => {
  test.each([
    ['MID_JOURNEY', '7', [...TASTES('v7'), ...VARY, REGION, ...ZOOM, ...PAN, ...ANIMATE, HEART]],
    ['MID_JOURNEY', '6.1', [...TASTES('v6r1'), ...VARY, REGION, ...ZOOM, ...PAN, ...ANIMATE, HEART]],
    ['MID_JOURNEY', '6', [...TASTES('v6'), ...VARY, REGION, ...ZOOM, ...PAN, ...ANIMATE, HEART]],
    ['MID_JOURNEY', '5.2', [...SIZES, ...VARY, REGION, ...ZOOM, ...PAN, ...ANIMATE, HEART]],
    ['MID_JOURNEY', '5.1', [...SIZES, ...VARY, ...PAN, ...ANIMATE, HEART]],
    ['NIJI_JOURNEY', '7', [...TASTES('v7'), ...VARY, REGION, ...ZOOM, ...PAN, ...ANIMATE, HEART]],
    ['NIJI_JOURNEY', '6', [...TASTES('v6'), ...VARY, REGION, ...ZOOM, ...PAN, ...ANIMATE, HEART]],
    ['NIJI_JOURNEY', '5', [...SIZES, ...VARY, REGION, ...ZOOM, ...PAN, ...ANIMATE, HEART]],
    ['NIJI_JOURNEY', '4', ['MJ::JOB::variation::1::#::SOLO', ...ANIMATE, HEART]],
  ] as const)('%s %s offers what that version can', (bot_type, model_version, ids) => {
    expect(idsOf(task({ bot_type, model_version }))).toEqual(ids)
  })

  test.each([
    ['3:2', '↕️ Make Square'],
    ['9:16', '↔️ Make Square'],
  ])('of %s it can be made square, behind the zooms', (aspect_ratio, name) => {
    const [ids, names] = [idsOf(task({ aspect_ratio })), namesOf(task({ aspect_ratio }))]
    expect(ids.slice(5, 9)).toEqual([...ZOOM, SQUARE])
    expect(names[8]).toBe(name)
  })

  test.each(['1:1', '2:2'])('of %s it is square already', (aspect_ratio) => {
    expect(idsOf(task({ aspect_ratio }))).not.toContain(SQUARE)
  })

  test('its buttons are called as on the bot', () => {
    expect(namesOf(task())).toEqual([
      ...['Upscale (Subtle)', 'Upscale (Creative)', '🪄 Vary (Subtle)', '🪄 Vary (Strong)', '🖌️ Vary (Region)'],
      ...['🔍 Zoom Out 2x', '🔍 Zoom Out 1.5x', '🔍 Custom Zoom', '⬅️', '➡️', '⬆️', '⬇️'],
      ...['🎞️ Animate (High motion)', '🎞️ Animate (Low motion)', '❤️'],
    ])
  })
})

test('a picture that was painted larger is neither panned nor enlarged again, but drawn again', () => {
  const larger = { parameters: { work: { change: { kind: 'upscale' } } }, aspect_ratio: '3:2' }
  const again = [...ANIMATE, 'MJ::JOB::reroll::0::#::SOLO', HEART]
  expect(idsOf(task(larger))).toEqual([...VARY, REGION, ...ZOOM, SQUARE, ...again])
  expect(idsOf(task({ ...larger, model_version: '5.1' }))).toEqual([...VARY, ...again])
})

test('under a description stand its prompts, another try, and all at once', () => {
  const prompts = ['a', 'b', 'c', 'd']
  expect(idsOf(task({ action: 'DESCRIBE', prompts }))).toEqual([
    ...[1, 2, 3, 4].map((nth) => `MJ::Job::PicReader::${nth}`),
    ...['MJ::Picread::Retry', 'MJ::Job::PicReader::all'],
  ])
  expect(namesOf(task({ action: 'DESCRIBE', prompts }))).toEqual(['1️⃣', '2️⃣', '3️⃣', '4️⃣', '🔄', '🎉 Imagine all'])
})

test.each([1, 3, 5])('under a shortened prompt stand the %i shorter ones', (count) => {
  const prompts = Array.from({ length: count }, (_, nth) => `${nth}`)
  const ids = prompts.map((_, nth) => `MJ::Job::PromptAnalyzer::${nth + 1}`)
  expect(idsOf(task({ action: 'SHORTEN', prompts }))).toEqual(ids)
})

test('a clip goes on, is made again and is liked, and where nothing makes clips it does not go on', () => {
  const extend = ['high', 'low'].map((motion) => `MJ::JOB::animate_${motion}_extend::1::#`)
  const rest = ['MJ::JOB::reroll::0::#::SOLO', HEART]
  for (const action of ['VIDEO', 'EXTEND'] as const) {
    expect(idsOf(task({ action }))).toEqual([...extend, ...rest])
    const shown = listButtons(task({ action }), new Set(), new Set(['EXTEND']))
    expect(shown.map(({ customId }) => customId.replace(ID, '#'))).toEqual(rest)
  }
})

test('each says what it makes, and whether it asks first', () => {
  const shown = (of: FinishedTask) => listButtons(of).map(({ kind, opensModal }) => `${kind}${opensModal ? '?' : ''}`)
  expect(shown(task())).toEqual([
    ...['UPSCALE', 'UPSCALE', 'VARIATION', 'VARIATION', 'INPAINT?', 'ZOOM', 'ZOOM', 'ZOOM?'],
    ...['PAN', 'PAN', 'PAN', 'PAN', 'VIDEO', 'VIDEO', 'BOOKMARK'],
  ])
  expect(shown(task({ action: 'DESCRIBE', prompts: ['a'] }))).toEqual(['IMAGINE?', 'DESCRIBE', 'IMAGINE'])
  expect(new Set(listButtons(task()).map(({ style }) => style))).toEqual(new Set([2]))
})

test('a button is found by its whole id, and by no other', () => {
  expect(findPress(task(), `MJ::Outpaint::75::1::${ID}::SOLO`)).toEqual({
    kind: 'change',
    action: 'ZOOM',
    change: { kind: 'zoom-out', factor: 1.5 },
  })
  const wrong = [`mj::outpaint::75::1::${ID}::SOLO`, `MJ::Outpaint::75::1::${ID}`, 'MJ::Outpaint::75', '', '<id>']
  for (const customId of wrong) expect(findPress(task(), customId)).toBeUndefined()
  expect(findPress(task({ model_version: '5.1' }), `MJ::Outpaint::75::1::${ID}::SOLO`)).toBeUndefined()
})
