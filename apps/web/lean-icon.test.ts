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

function attributesOf(markup: string): string[] {
  const attributes = markup.match(/[\w-]+="[^"]*"/g) ?? []
  return attributes.filter((attribute) => !/^(class|xmlns)=/.test(attribute)).sort()
}
