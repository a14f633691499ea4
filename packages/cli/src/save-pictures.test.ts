import { expect, test } from 'vitest'
import { slugOf } from './save-pictures.ts'

test.each([
  ['three sailboats on a calm lake at dawn, watercolor', 'three-sailboats-on-a-calm-lake-at-dawn-w'],
  ['宇航员在月球上看地球，水彩', '宇航员在月球上看地球-水彩'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a fox --ar 3:2 --seed 7', 'a-fox'],
  ['!!!', 'picture'],
])('%s is saved as %s', (prompt, slug) => {
  expect(slugOf(prompt)).toBe(slug)
})
