import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLinks, dropExpired, withoutTypingMember } from './rules.ts'

const linksIn = (content: string) => splitLinks(content).flatMap(({ text, href }) => (href === null ? [] : [text]))

test.each([
  ['see https://example.com/a?b=1#c now', ['https://example.com/a?b=1#c']],
  ['https://a.example,https://b.example.', ['https://a.example,https://b.example']],
  ['(https://example.com/a_(b))', ['https://example.com/a_(b)']],
  ['看https://example.com/画。然后', ['https://example.com/']],
  ['<https://example.com>', ['https://example.com']],
  ['"https://example.com/x"', ['https://example.com/x']],
  ['HTTPS://EXAMPLE.COM/a', ['HTTPS://EXAMPLE.COM/a']],
])('%s', (content, links) => {
  expect(linksIn(content)).toEqual(links)
})

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'data:text/html,https',
  '//example.com',
  'https://',
  'https://.',
  'https://example.com@evil.example/',
  'https://name:word@evil.example',
  'https://аpple.example',
  'ftp://example.com',
  'https:example.com',
])('%s is no link', (content) => {
  expect(linksIn(content)).toEqual([])
})

test('nothing of a message is lost or changed by its links', () => {
  const parts = fc.constantFrom(
    'https://',
    'example.com',
    '/a',
    '(',
    ')',
    '。',
    ' ',
    '@',
    '<',
    '"',
    '&',
    '\n',
    'é',
    '?',
    '.',
  )
  fc.assert(
    fc.property(fc.array(parts), (chosen) => {
      const content = chosen.join('')
      const pieces = splitLinks(content)
      expect(pieces.map(({ text }) => text).join('')).toBe(content)
      for (const { href } of pieces) if (href !== null) expect(new URL(href).protocol).toBe('https:')
    }),
  )
})

test('a message of addresses alone is read in a moment', () => {
  expect(splitLinks('https://a.example/'.repeat(220))).toHaveLength(1)
  expect(splitLinks(`https://a.example/${')'.repeat(3900)}`).map(({ href }) => href)).toEqual([
    'https://a.example/',
    null,
  ])
})

test('who stops writing, and who has said it, is forgotten', () => {
  const writers = { lin: { name: 'Lin', untilMs: 10 }, zhao: { name: 'Zhao', untilMs: 20 } }
  expect(Object.keys(dropExpired(writers, 15))).toEqual(['zhao'])
  expect(Object.keys(withoutTypingMember(writers, 'zhao'))).toEqual(['lin'])
  expect(withoutTypingMember(writers, 'nobody')).toBe(writers)
})
