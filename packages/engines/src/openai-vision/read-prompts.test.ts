import { expect, test } from 'vitest'
import { readPrompts } from './read-prompts.ts'

const four = ['a red fox', 'a fox in snow', 'winter, a fox', 'a fox {once}, ink']
const json = JSON.stringify({ prompts: four })

test.each([
  ['JSON as it was asked for', json],
  ['a bare list', JSON.stringify(four)],
  ['a list of objects', JSON.stringify(four.map((prompt) => ({ prompt })))],
  ['JSON within a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['JSON among words', `Here you are:\n${json}\nAnything else?`],
  ['a numbered list', `Sure!\n${four.map((prompt, at) => `${at + 1}. ${prompt}`).join('\n')}`],
  ['a list with dashes and quotes', four.map((prompt) => `- "${prompt}"`).join('\n')],
  ['a list in Markdown', four.map((prompt, at) => `${at + 1}. **${prompt}** --ar 1:1 --v 6`).join('\n')],
  [
    'JSON with parameters',
    JSON.stringify({ prompts: four.map((prompt) => `Prompt 1: ${prompt} --ar 3:2 --style raw`) }),
  ],
  ['numbers in boxes', four.map((prompt, at) => `${at + 1}\uFE0F\u20E3 ${prompt}`).join('\n\n')],
])('%s is read', (_what, answer) => {
  expect(readPrompts(answer)).toEqual(four)
})

test('more than four, empty ones and repetitions are left out; long ones are cut', () => {
  const many = ['a', '', 'a', '  b\n c ', 'x'.repeat(2_000), 'd', 'e']
  expect(readPrompts(JSON.stringify(many))).toEqual(['a', 'b c', 'x'.repeat(1_000), 'd'])
})

test.each(['', "I'm sorry, I can't help with that.", '{"prompts": []}', '{]', 'null', '{ "prompts": 4 }'])(
  '%j has none',
  (answer) => {
    expect(readPrompts(answer)).toEqual([])
  },
)
