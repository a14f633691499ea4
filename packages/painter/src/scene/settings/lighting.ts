import { dimColour, mixColours, parseHex, type Rgb } from '../../base/colour.ts'
import type { Palette } from '../palette.ts'
import type { Recipe, Setting, TimeOfDay } from '../../recipe/recipe.ts'

/** How far a place turns the colours of the hour, and towards what. */
interface Bath {
  sky?: readonly [Rgb, number]
  ambient?: readonly [Rgb, number]
  light?: readonly [Rgb, number]
  haze?: readonly [Rgb, number]
}

const BATHS: Partial<Record<Setting, Bath>> = {
  jungle: { ambient: [parseHex('#6f9a72'), 0.45], haze: [parseHex('#a8cfa0'), 0.6], light: [parseHex('#f4ffc8'), 0.3] },
  swamp: {
    sky: [parseHex('#8f9a78'), 0.5],
    ambient: [parseHex('#6f7f58'), 0.5],
    haze: [parseHex('#9aa67c'), 0.65],
    light: [parseHex('#d8d8a0'), 0.4],
  },
  canyon: { ambient: [parseHex('#b48a72'), 0.4], haze: [parseHex('#e0b494'), 0.45] },
  volcano: {
    sky: [parseHex('#5a3a3c'), 0.62],
    haze: [parseHex('#8a4a3a'), 0.6],
    ambient: [parseHex('#80605c'), 0.4],
    light: [parseHex('#ffb48a'), 0.4],
  },
  cave: { ambient: [parseHex('#6a6068'), 0.5], light: [parseHex('#c8b49c'), 0.35] },
  snowfield: { ambient: [parseHex('#a8bcdc'), 0.35], haze: [parseHex('#dce8f4'), 0.3] },
}

/** The colours of the hour as this place has them; at night they are as dark as the night. */
export function bathePalette(palette: Palette, { reading }: Pick<Recipe, 'reading'>): Palette {
  const { setting, time } = reading
  if (setting === 'underwater') return sinkPalette(palette, time)
  if (setting === 'mars') return dustPalette(palette, time)
  const bath = BATHS[setting]
  if (bath === undefined) return palette
  const turn = (colour: Rgb, by?: readonly [Rgb, number]): Rgb =>
    by === undefined ? colour : mixColours(colour, dimColour(by[0], DIM[time]), by[1])
  return {
    ...palette,
    skyTop: turn(palette.skyTop, bath.sky),
    skyMid: turn(palette.skyMid, bath.sky),
    skyLow: turn(palette.skyLow, bath.sky && [bath.sky[0], bath.sky[1] * 0.7]),
    cloudLit: turn(palette.cloudLit, bath.sky && [bath.sky[0], bath.sky[1] * 0.6]),
    cloudShade: turn(palette.cloudShade, bath.sky),
    ambient: turn(palette.ambient, bath.ambient),
    light: turn(palette.light, bath.light),
    haze: turn(palette.haze, bath.haze),
  }
}

const DIM: Record<TimeOfDay, number> = { day: 1, dawn: 0.85, sunset: 0.72, night: 0.44 }

/** Under water all light comes from above, and red is lost first. */
function sinkPalette(palette: Palette, time: TimeOfDay): Palette {
  const share = time === 'night' ? 0.36 : time === 'sunset' ? 0.62 : time === 'dawn' ? 0.82 : 1
  const wet = (hex: string, own: Rgb, keep: number) => mixColours(dimColour(parseHex(hex), share), own, keep)
  return {
    ...palette,
    skyTop: wet('#9fe6ea', palette.skyLow, 0.16),
    skyMid: wet('#2f9cbe', palette.skyMid, 0.12),
    skyLow: wet('#0f5486', palette.skyTop, 0.1),
    sun: wet('#e0fff6', palette.sun, 0.25),
    light: wet('#cdeee6', palette.light, 0.25),
    ambient: wet('#5a93ac', palette.ambient, 0.15),
    haze: wet('#115a8c', palette.haze, 0.06),
    cloudLit: wet('#d8fbf4', palette.cloudLit, 0.2),
    cloudShade: wet('#1c6a94', palette.cloudShade, 0.1),
    shade: wet('#06233f', palette.shade, 0.2),
  }
}

/** Dust gives Mars its sky: butter by day, and blue only around a low sun. */
function dustPalette(palette: Palette, time: TimeOfDay): Palette {
  const low = time === 'dawn' || time === 'sunset'
  const dim = time === 'night' ? 0.16 : low ? 0.7 : 1
  const dust = (hex: string) => dimColour(parseHex(hex), dim)
  return {
    ...palette,
    skyTop: dust('#b27a58'),
    skyMid: dust('#d4a078'),
    skyLow: dust(low ? '#dcb8a8' : '#ecc8a0'),
    sun: low ? parseHex('#d8e8f4') : palette.sun,
    haze: dust('#dcac84'),
    ambient: mixColours(palette.ambient, dust('#b08a74'), 0.6),
    cloudLit: dust('#f0d4b4'),
    cloudShade: dust('#b98a68'),
  }
}
