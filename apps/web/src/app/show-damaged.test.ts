import { afterEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../i18n/text.ts'
import { showDamaged } from './show-damaged.ts'

afterEach(() => vi.unstubAllGlobals())
function aPicture(src: string) {
  const image = document.createElement('img')
  Object.assign(image, { src, srcset: `${src}?w=320 320w`, alt: 'a red fox' })
  return image
}
const answer = (reply: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(reply))
const status = (code: number) => answer(() => Promise.resolve(new Response(null, { status: code })))

test('a picture whose file is gone is a placeholder that says so', async () => {
  await loadLanguage('en-US')
  status(404)
  const image = aPicture('/api/files/0199')
  await showDamaged(image)
  expect(image.getAttribute('src')).toBe('/damaged.svg')
  expect([image.hasAttribute('srcset'), image.title !== '', image.alt.endsWith('a red fox')]).toEqual([
    false,
    true,
    true,
  ])
})

test('one that only did not come keeps its place, and so does what is not ours', async () => {
  const image = aPicture('/api/files/0199')
  status(503)
  await showDamaged(image)
  answer(() => Promise.reject(new TypeError('away')))
  await showDamaged(image)
  status(404)
  const foreign = aPicture('https://example.org/api/files/0199')
  await showDamaged(foreign)
  await showDamaged(aPicture('/seal.svg'))
  expect([image.getAttribute('src'), foreign.src]).toEqual(['/api/files/0199', 'https://example.org/api/files/0199'])
  expect(fetch).not.toHaveBeenCalled()
})
