import { expect, test } from 'vitest'
import { defuseParameters } from './defuse-parameters.ts'
import { parsePrompt } from './parse-prompt.ts'

test.each([
  ['a fox --ar 16:9 --no dogs', 'a fox -ar 16:9 -no dogs'],
  ['--ar 1:1', '-ar 1:1'],
  ['a fox —ar 3:2 －－v 7', 'a fox -ar 3:2 -v 7'],
  ['a well-known fox — in snow -- today', 'a well-known fox — in snow -- today'],
  ['----ar', '-ar'],
  ['a--ar', 'a--ar'],
])('%j is %j, in which nothing is a parameter', (written, plain) => {
  expect(defuseParameters(written)).toBe(plain)
  expect(parsePrompt(plain).parameters).toEqual({})
  expect(parsePrompt(plain).problems).toEqual([])
})
