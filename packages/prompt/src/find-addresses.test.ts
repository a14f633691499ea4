import { expect, test } from 'vitest'
import { expandPrompt } from './expand-prompt.ts'
import { parsePrompt } from './parse-prompt.ts'
import { printPrompt } from './print-prompt.ts'

const ID = '01939d2a-0000-7000-8000-0000000000c1'
const OTHER = '01939d2a-0000-7000-8000-0000000000c2'
const file = { kind: 'file', imageId: ID }
const shown = { kind: 'shown', taskId: ID, index: 3 }

test.each([
  [`/api/files/${ID} a fox`, file, 'a fox'],
  [`https://easel.example/api/files/${ID}?w=640, a fox`, file, 'a fox'],
  [`a fox http://192.168.1.20:3000/api/files/${ID.toUpperCase()}`, file, 'a fox'],
  [`a fox <https://easel.example/api/files/${ID}> in snow`, file, 'a fox in snow'],
  [`画http://localhost:3000/api/files/${ID}里的狐狸`, file, '画里的狐狸'],
  [`https://easel.example/draw/${OTHER}?image=${ID}:3 a fox`, shown, 'a fox'],
  [`https://easel.example/draw/${OTHER}?view=gallery&image=${ID}%3A3#x a fox`, shown, 'a fox'],
  [`a fox --ar 3:2 /api/files/${ID} in ink`, file, 'a fox in ink'],
])('%s: a picture and words', (prompt, picture, words) => {
  const parsed = parsePrompt(prompt)
  expect(parsed).toMatchObject({ words, pictures: [picture], problems: [] })
  expect(parsePrompt(printPrompt(parsed))).toEqual(parsed)
})

test.each([
  ['https://a.example/cat.png a fox', 'https://a.example/cat.png'],
  ['a fox like (https://a.example/cat.png).', 'https://a.example/cat.png'],
  ['a fox, www.example.com/cat', 'www.example.com/cat'],
  ['cdn.example.com/b/cat.JPG?x=1 a fox', 'cdn.example.com/b/cat.JPG?x=1'],
  ['a fox //cdn.example.com/cat.png', '//cdn.example.com/cat.png'],
  ['ftp://a.example/cat a fox', 'ftp://a.example/cat'],
  ['file:///home/me/cat.png a fox', 'file:///home/me/cat.png'],
  ['a fox data:image/png;base64,iVBORw0KGgo+/AA==', 'data:image/png;base64,iVBORw0KGgo+/AA=='],
  [`https://easel.example/draw/${ID} a fox`, `https://easel.example/draw/${ID}`],
  [`/api/files/${ID}/../x a fox`, `/api/files/${ID}/../x`],
  ['a fox --sref https://a.example/1 ink https://a.example/2', 'https://a.example/2'],
  ['a fox --no trees, https://a.example/2', 'https://a.example/2'],
])('%s: a link to something else is told of and not drawn', (prompt, link) => {
  const { problems } = parsePrompt(prompt)
  expect(problems).toMatchObject([{ reason: 'foreign_link', at: link, value: link }])
  expect(problems.map(({ start, end }) => prompt.slice(start, end))).toEqual([link])
})

test.each(['and/or a fox', 'a fox awww.', 'f/1.4, 24.5mm/f2', 'http in the air, the .com years', 'a/b.png'])(
  '%s: only words',
  (words) => {
    expect(parsePrompt(words)).toEqual({ words, without: [], parameters: {}, problems: [] })
  },
)

test('links behind a parameter that takes them stay there', () => {
  expect(parsePrompt(`a fox --sref https://a.example/1 /api/files/${ID}`)).toMatchObject({
    parameters: { styleReference: ['https://a.example/1', `/api/files/${ID}`] },
    problems: [],
  })
})

test('each choice has the pictures that it names, and a prompt without their addresses', () => {
  const { drawings } = expandPrompt(`{/api/files/${ID}, /draw/x?image=${ID}:3} a fox {,in ink} --repeat 1`)
  expect(drawings.map(({ prompt, pictures }) => [prompt, pictures])).toEqual([
    ['a fox', [file]],
    ['a fox in ink', [file]],
    ['a fox', [shown]],
    ['a fox in ink', [shown]],
  ])
})
