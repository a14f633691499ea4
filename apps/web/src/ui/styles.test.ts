import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
/** Steps of the type scale, and 16 px, below which phones zoom into fields. */
const STEPS = ['11px', '12px', '13px', '14px', '15px', '16px', '18px', '24px', '30px']

const sheets = sourcesOf('.css')

function sourcesOf(ending: string): { path: string; text: string }[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path, text: readFileSync(join(SOURCES, path), 'utf8') }))
}

function found(pattern: RegExp, isFine: (value: string) => boolean): string[] {
  return sheets.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].filter(([, value = '']) => !isFine(value)).map(([whole]) => `${path}: ${whole}`),
  )
}

test('every text has a size of the scale', () => {
  expect(sheets.length).toBeGreaterThan(80)
  expect(found(/font-size:\s*([^;]+);/g, (size) => STEPS.includes(size))).toEqual([])
})

test('every colour is a token', () => {
  const own = sheets.filter(({ path }) => !path.endsWith('tokens.css'))
  const raw = own.flatMap(({ path, text }) =>
    [...text.matchAll(/^\s*(?!mask)[\w-]+:[^;]*(#[0-9a-f]{3,8}\b|\bhsla?\()[^;]*;/gim)].map(
      ([whole]) => `${path}: ${whole}`,
    ),
  )
  expect(raw).toEqual([])
})

test('no slider has the round thumb of the browser', () => {
  const sliders = sourcesOf('.tsx').filter(({ text }) => text.includes('type="range"'))
  expect(sliders.map(({ path }) => path)).toEqual(['ui/range-input.tsx'])
  const radii = sheets.flatMap(({ text }) =>
    [...text.matchAll(/-thumb \{[^}]*border-radius: (\w+)/g)].map(([, radius]) => radius),
  )
  expect(radii).toEqual(['4px', '4px'])
})
