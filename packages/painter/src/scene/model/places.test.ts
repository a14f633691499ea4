import { freeCanvas } from '../../base/frame.ts'
import { describe, expect, it } from 'vitest'
import { paintWhole, planOne } from '../../testing/paint-place.ts'
import { readPrompt } from '../../words/read-prompt.ts'
import type { Setting } from '../../recipe/recipe.ts'
import { SETTINGS } from '../../recipe/vocabulary.ts'
import { isBuiltWhole } from './build-place.ts'

const BUILT = SETTINGS.filter(isBuiltWhole)

/** Share of the pixels that differ clearly between two pictures. */
function differ(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0
  for (let at = 0; at < one.length; at += 4) {
    const apart = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)),
      0,
    )
    if (apart > 60) count++
  }
  return count / (one.length / 4)
}

function paint(setting: Setting, more: Parameters<typeof planOne>[1] = {}): Uint8ClampedArray {
  const canvas = paintWhole(planOne(setting, more), 128)
  const pixels = canvas.getContext('2d').getImageData(0, 0, 128, 128).data
  freeCanvas(canvas)
  return pixels
}

describe('places that are built whole', () => {
  it.each(BUILT)('%s looks different from the air than from the ground', (setting) => {
    expect(differ(paint(setting), paint(setting, { camera: { angle: 'bird' } }))).toBeGreaterThan(0.35)
  })

  it.each(BUILT)('%s is darker at night', (setting) => {
    const mean = (pixels: Uint8ClampedArray) => pixels.reduce((sum, value) => sum + value, 0) / pixels.length
    expect(mean(paint(setting, { time: 'night' }))).toBeLessThan(mean(paint(setting)))
  })

  it('paints the same place again from the same recipe', () => {
    expect(paint('palace')).toEqual(paint('palace'))
  })

  it('shows snow on what lies open to the sky', () => {
    const pale = (pixels: Uint8ClampedArray) => {
      let count = 0
      for (let at = 0; at < pixels.length; at += 4)
        if (Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) > 165) count++
      return count
    }
    expect(pale(paint('terraces', { season: 'winter' }))).toBeGreaterThan(pale(paint('terraces')) * 1.3)
  })

  it('does not set up a second time what the place shows anyway', () => {
    expect(readPrompt('an old chinese street with lanterns', []).subjects).toEqual([])
    expect(
      readPrompt('a girl holding a lantern in an old chinese street', []).subjects.map(({ name }) => name),
    ).toEqual(['girl', 'lantern'])
  })

  it.each([
    ['江南水乡的清晨', 'water town'],
    ['故宫的雪', 'palace'],
    ['苏州园林', 'chinese garden'],
    ['元阳梯田航拍', 'terraces'],
    ['福建土楼', 'tulou'],
    ['长城日落', 'great wall'],
    ['漓江上的竹筏', 'karst'],
    ['the great wall of china at sunset', 'great wall'],
    ['元宵灯会', 'lantern street'],
    ['北京胡同', 'hutong'],
    ['an old train station at dusk', 'platform'],
    ['东北雪乡', 'snow village'],
    ['a quiet street in kyoto', 'kyoto street'],
    ['千本鸟居', 'shrine'],
    ['an empty classroom in the afternoon', 'classroom'],
    ['温馨的卧室', 'bedroom'],
    ['red rooftops seen from above', 'rooftops'],
    ['a canal in an old chinese water town', 'water town'],
  ] as const)('reads "%s" as the place that it names', (prompt, setting) => {
    expect(readPrompt(prompt, []).setting).toBe(setting)
  })
})
