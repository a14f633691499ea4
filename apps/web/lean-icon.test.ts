import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createLucideIcon as makeTheirs, type IconNode } from 'lucide-react'
import { expect, test } from 'vitest'
import makeOurs from './lean-icon.ts'

const CIRCLE: IconNode = [['circle', { cx: '12', cy: '12', r: '3', key: 'one' }]]

test.each([{}, { size: 18, strokeWidth: 1.75, 'aria-hidden': true }, { size: 15, fill: 'red' }])(
  'an icon with %j looks as the library draws it, but for class names that nobody uses',
  (props) => {
    const theirs = renderToStaticMarkup(createElement(makeTheirs('dot', CIRCLE), props))
    const ours = renderToStaticMarkup(createElement(makeOurs({ node: CIRCLE }), props))
    expect(attributesOf(ours)).toEqual(attributesOf(theirs))
    expect(ours).toContain('<circle cx="12" cy="12" r="3">')
  },
)

test('the paths of an icon are one element, each drawn from where it would be alone', () => {
  const node: IconNode = [['path', { d: 'M13 21h8', key: 'one' }], ['path', { d: 'm15 5 4 4', key: 'two' }], ...CIRCLE]
  const drawn = renderToStaticMarkup(createElement(makeOurs({ node })))
  expect(drawn).toContain('<path d="M13 21h8M0 0m15 5 4 4"></path><circle cx="12" cy="12" r="3"></circle></svg>')
})

function attributesOf(markup: string): string[] {
  const attributes = markup.match(/[\w-]+="[^"]*"/g) ?? []
  return attributes.filter((attribute) => !/^(class|xmlns)=/.test(attribute)).sort()
}
