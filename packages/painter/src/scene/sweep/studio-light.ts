import { mixColours, parseHex, type Rgb } from '../../base/colour.ts'
import type { Recipe } from '../../recipe/recipe.ts'
import { toLight } from '../still-life/shade.ts'

type Triple = readonly [number, number, number]

/** A lamp with a broad face, as a shine shows it: around the picture (0 behind the viewer, below 0 left), up, and half its sides. */
interface Softbox {
  around: number
  up: number
  wide: number
  high: number
  strength: number
}

/** A photographer's studio: the lamps, and the paper that hangs behind and lies below. */
export interface Studio {
  towards: Triple
  key: Triple
  fill: Triple
  boxes: readonly Softbox[]
  /** Light along the edges from behind. */
  rim: Triple
  /** The paper where it is brightest and where it is darkest. */
  glow: Rgb
  shade: Rgb
  /** 0 dull paper to 1 a polished plate. */
  mirror: number
  dark: boolean
}

const LEFT: Softbox = { around: -1.3, up: 0.3, wide: 0.34, high: 0.8, strength: 2.6 }
const RIGHT: Softbox = { around: 1.55, up: 0.3, wide: 0.16, high: 0.85, strength: 2.2 }
const TOP: Softbox = { around: 0, up: 1.25, wide: 4, high: 0.36, strength: 1.7 }
const turned = (box: Softbox): Softbox => ({ ...box, around: -box.around })

/** Papers by day and by lamp; the first fits all, the others bring a colour. */
const GREYS = ['#dfe0e2', '#e4e1dc']
const PALE = ['#ecd0ba', '#b9d3dd', '#e9c2c8', '#c6d8b8', '#d2c6e8']
const BOLD = ['#c9795b', '#4f7f86', '#c99a4a', '#7f6a93', '#6d8a6b', '#b4606e']
const DEEP = ['#2b2e35', '#3a2c2a', '#1f3136', '#33283a']

/** Lamps and paper of a picture; each of the four has others. */
export function lightStudio({ reading, layoutSeed }: Recipe, subject: Rgb): Studio {
  const paper = choosePaper({ reading, layoutSeed }, subject)
  const luma = (paper[0] * 0.3 + paper[1] * 0.59 + paper[2] * 0.11) / 255
  const dark = luma < 0.3
  const side = layoutSeed % 2 === 0 ? -1 : 1
  const around = side * (0.75 + (layoutSeed % 3) * 0.2)
  const up = 0.78
  return {
    towards: [Math.sin(around) * Math.cos(up), Math.sin(up), -Math.cos(around) * Math.cos(up)],
    boxes: side < 0 ? [LEFT, RIGHT, TOP] : [turned(LEFT), turned(RIGHT), TOP],
    mirror: [0.16, 0.3, 0.14, 0.42][layoutSeed % 4] ?? 0.2,
    ...(dark ? lightDark(paper) : lightPale(paper)),
  }
}

function lightPale(paper: Rgb): Pick<Studio, 'key' | 'fill' | 'rim' | 'glow' | 'shade' | 'dark'> {
  return {
    key: toLight([255, 250, 242], 1.05),
    fill: toLight([236, 240, 246], 0.62),
    rim: toLight([255, 252, 246], 0.3),
    glow: mixColours(paper, [255, 253, 250], 0.22),
    shade: mixColours(paper, [8, 8, 12], 0.34),
    dark: false,
  }
}

/** What is dark before the dark is drawn by its edges. */
function lightDark(paper: Rgb): ReturnType<typeof lightPale> {
  return {
    key: toLight([255, 250, 242], 1.15),
    fill: toLight([150, 158, 172], 0.34),
    rim: toLight([255, 252, 246], 0.8),
    glow: mixColours(paper, [190, 190, 196], 0.2),
    shade: mixColours(paper, [8, 8, 12], 0.72),
    dark: true,
  }
}

/** Of the four one is grey, one pale, one bold and one dark, unless the words say which. */
function choosePaper({ reading, layoutSeed }: Pick<Recipe, 'reading' | 'layoutSeed'>, subject: Rgb): Rgb {
  const { featureColours = {}, moods, lights = [], time } = reading
  const named = featureColours['backdrop']
  if (named !== undefined) return parseHex(named)
  const asked: readonly string[] = [...moods, ...lights, time]
  const wantsDark = asked.some((word) => DARK_WORDS.includes(word))
  const turn = wantsDark ? 3 : asked.some((word) => PALE_WORDS.includes(word)) ? layoutSeed % 2 : layoutSeed % 4
  return parseHex(pickPaper([GREYS, PALE, BOLD, DEEP][turn] ?? PALE, layoutSeed, subject))
}

const PALE_WORDS: readonly string[] = ['bright', 'pastel', 'joyful', 'minimal', 'minimalist']
const DARK_WORDS: readonly string[] = ['night', 'dark', 'mysterious', 'dramatic', 'moody', 'melancholy']

/** Not the paper that the thing itself would vanish on. */
function pickPaper(papers: readonly string[], seed: number, subject: Rgb): string {
  const far = papers.filter((paper) => {
    const [red, green, blue] = parseHex(paper)
    return Math.hypot(red - subject[0], green - subject[1], blue - subject[2]) > 70
  })
  const list = far.length > 0 ? far : papers
  return list[Math.floor(seed / 4) % list.length] ?? '#dfe0e2'
}

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** What a shine shows in a direction; `blur` in radians softens the edges of the lamps. */
export function createSurround(studio: Studio): (dx: number, dy: number, dz: number, blur: number) => number {
  const { boxes, dark } = studio
  const base = dark ? 0.09 : 0.42
  const behind = dark ? 0.12 : 0.62
  return (dx, dy, dz, blur) => {
    const around = Math.atan2(dx, -dz)
    const up = Math.asin(Math.min(1, Math.max(-1, dy)))
    let light = dy < 0 ? base * (1 + dy * 0.4) : base * (1 + dy * 0.6)
    light += (behind - base) * smooth(0.2, 0.95, dz) * (1 - Math.abs(dy) * 0.5)
    for (const box of boxes) {
      const edge = 0.04 + blur
      const across = smooth(box.wide + edge, box.wide - edge, Math.abs(around - box.around))
      const along = smooth(box.high + edge, box.high - edge, Math.abs(up - box.up))
      light += box.strength * across * along * (0.8 + 0.2 * Math.sin(up * 3)) * (box.wide / (box.wide + blur * 0.5))
    }
    return light
  }
}
