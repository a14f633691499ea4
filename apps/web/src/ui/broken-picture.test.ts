import { expect, test } from 'vitest'
import { markBrokenPictures } from './broken-picture.ts'

test('a picture that cannot be had is marked, until another comes in its place', () => {
  markBrokenPictures()
  const picture = document.body.appendChild(new Image())
  const isMarked = () => picture.hasAttribute('data-broken')
  picture.dispatchEvent(new Event('error'))
  expect(isMarked()).toBe(true)
  picture.dispatchEvent(new Event('load'))
  expect(isMarked()).toBe(false)
})
