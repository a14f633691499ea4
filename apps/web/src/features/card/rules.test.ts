import { expect, test } from 'vitest'
import enUs from '../../i18n/en-us.json'
import zhCn from '../../i18n/zh-cn.json'
import zhTw from '../../i18n/zh-tw.json'
import { aGrid, aPress, aSingle } from '../../testing/seed.ts'
import { altOf, blurOf, findPicked, groupButtons, pressKey, srcSetOf } from './rules.ts'

/** Failure reasons as the server names them. */
const REASONS = `engine_unreachable engine_refused engine_bad_reply engine_crashed engine_lost engine_timeout engine_failed
  engine_lacks_call engine_forbidden engine_limit key_refused cancelled banned_word storage_full storage_unavailable timed_out
  picture_gone modal_expired engine_lacks_verb no_models model_missing sampler_missing picture_missing picture_unreadable picture_too_large
  picture_forbidden picture_of_another_engine clip_missing clip_not_fetched clip_unreadable clip_too_large clip_forbidden unknown`

test('every reason for a failure has words in three languages', () => {
  const keys = REASONS.split(/\s+/).map((reason) => `drawing.reason.${reason}`)
  for (const words of [zhCn, zhTw, enUs].map((dictionary) => new Map(Object.entries(dictionary)))) {
    expect(keys.filter((key) => !words.get(key))).toEqual([])
  }
})

test("a grid's buttons stand as U with reroll over V, in the server's order", () => {
  const rows = groupButtons(aGrid(1).buttons).map((row) => row.map(({ label }) => label))
  expect(rows).toEqual([
    ['U1', 'U2', 'U3', 'U4', ''],
    ['V1', 'V2', 'V3', 'V4'],
  ])
})

test('the developing picture gets sharper until nothing is blurred', () => {
  expect([0, 50, 100].map(blurOf)).toEqual([14, 7, 0])
})

test('a long prompt is cut where it names a picture', () => {
  expect(altOf('fox '.repeat(100))).toHaveLength(160)
  expect(altOf('a fox')).toBe('a fox')
})

test('each copy of a picture is named by how sharp it is where it is shown', () => {
  expect(srcSetOf('/f', 320)).toBe('/f?w=320 1x, /f?w=640 2x, /f?w=1280 4x')
})

test('the acts of a picture show by themselves for whoever has just picked it, not for what others picked', () => {
  const grid = aGrid(1)
  const chosen = [aSingle(2, { index: 2 }), aSingle(3, { index: 4 })]
  const pressed = (label: string) => new Set([pressKey(grid, aPress(label, grid))])
  expect(findPicked(grid, chosen, new Set())).toBeUndefined()
  expect(findPicked(grid, chosen, pressed('U2'))).toBe(chosen[0])
  expect(findPicked(grid, chosen, pressed('V4'))).toBeUndefined()
})

test('a line that was pressed under one description is not marked under another, whose buttons have the same ids', () => {
  const button = { ...aPress('U1', aGrid(1)), customId: 'MJ::Job::PicReader::1' }
  const [first, again, other] = [aGrid(1), aGrid(1), aGrid(2)].map((task) => pressKey(task, button))
  expect(first).toBe(again)
  expect(first).not.toBe(other)
})
