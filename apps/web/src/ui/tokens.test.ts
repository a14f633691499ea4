import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const GROUNDS = ['bg', 'rail', 'side', 'surface', 'raised', 'overlay', 'hover']
const TEXTS = ['text', 'text-2', 'text-3', 'accent-text', 'jade', 'gold', 'azure', 'danger']
const SHAPES = ['line-strong', 'focus', 'accent']
const PAIRS = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger-fill'],
  ['accent-text', 'accent-soft'],
  ['jade', 'jade-soft'],
  ['gold', 'gold-soft'],
  ['azure', 'azure-soft'],
  ['danger', 'danger-soft'],
  ['text', 'control'],
  ['on-tip', 'tip'],
]

const sheet = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
const dark = readTokens(/:root \{([^}]*)\}/)
const themes = { dark, light: new Map([...dark, ...readTokens(/\[data-theme=["']light["']\] \{([^}]*)\}/)]) }

function readTokens(block: RegExp): Map<string, string> {
  const body = block.exec(sheet)?.[1] ?? ''
  return new Map([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))
}

/** Parses `#rrggbb` or `rgb(r g b / a)` into red, green, blue and alpha, 0 to 1. */
function channels(color: string): [number, number, number, number] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (hex) return [byte(hex[1]), byte(hex[2]), byte(hex[3]), 1]
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return [red / 255, green / 255, blue / 255, alpha]
}

const byte = (digits = '0') => Number.parseInt(digits, 16) / 255

function luminance(color: string): number {
  const [red, green, blue] = channels(color)
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** A translucent colour composited over white. */
function overWhite(color: string): string {
  const [red, green, blue, alpha] = channels(color)
  const mixed = [red, green, blue].map((part) => Math.round((part * alpha + 1 - alpha) * 255))
  return `rgb(${mixed.join(' ')})`
}

for (const [name, tokens] of Object.entries(themes)) {
  const color = (token: string) => {
    const value = tokens.get(token)
    if (value === undefined) throw new Error(`no token --${token}`)
    return value
  }

  test.each(TEXTS)(`in the ${name} theme %s can be read on every ground`, (token) => {
    const worst = Math.min(...GROUNDS.map((ground) => contrast(color(token), color(ground))))
    expect(worst).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPES)(`in the ${name} theme %s can be seen on every ground`, (token) => {
    const worst = Math.min(...GROUNDS.map((ground) => contrast(color(token), color(ground))))
    expect(worst).toBeGreaterThanOrEqual(3)
  })

  test.each(PAIRS)(`in the ${name} theme %s can be read on %s`, (front, back) => {
    expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(4.5)
  })

  test(`in the ${name} theme the plate can be read over a white picture`, () => {
    expect(contrast(color('on-plate'), overWhite(color('plate')))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color('plate-accent'), overWhite(color('plate')))).toBeGreaterThanOrEqual(3)
  })
}

test('the measured ratios are those of the design', () => {
  const ratio = (tokens: Map<string, string>, front: string) =>
    contrast(tokens.get(front) ?? '', tokens.get('bg') ?? '').toFixed(2)
  expect([ratio(themes.dark, 'text'), ratio(themes.dark, 'text-3')]).toEqual(['15.76', '6.76'])
  expect([ratio(themes.light, 'text'), ratio(themes.light, 'text-3')]).toEqual(['15.09', '5.80'])
})
