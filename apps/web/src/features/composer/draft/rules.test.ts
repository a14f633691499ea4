import { expect, test } from 'vitest'
import { type ComposerDraft, draftProblemOf, orderOf, type Picture, parseText } from './rules.ts'

const ready = (id: string): Picture => ({ key: id, address: '', state: 'ready', id })
const sending: Picture = { key: 's', address: '', state: 'sending', file: new Blob() }
const failed: Picture = { ...sending, state: 'failed' }

function drafted(text: string, change: Partial<ComposerDraft> = {}): ComposerDraft {
  return {
    parsed: parseText(text, false),
    tool: null,
    pictures: [],
    dimensions: 'SQUARE',
    botType: 'MID_JOURNEY',
    ...change,
  }
}

test.each([
  ['a fox', false, 'imagine', 'a fox'],
  ['a fox', true, 'say', 'a fox'],
  ['/imagine a fox', true, 'imagine', 'a fox'],
  ['/SAY hello', false, 'say', 'hello'],
  ['/shorten a very red fox', false, 'shorten', 'a very red fox'],
  ['/settings', false, 'command', '/settings'],
  ['/say', false, 'say', ''],
  ['/usr/bin in neon', false, 'imagine', '/usr/bin in neon'],
] as const)('%s, talking %s: goes to %s as "%s"', (text, isTalking, goes, words) => {
  expect(parseText(text, isTalking)).toMatchObject({ goes, words })
})

test.each([
  ['nothing', drafted('  '), 'empty'],
  ['too many words', drafted('x'.repeat(6001)), 'tooLong'],
  ['a picture that is on its way', drafted('a fox', { pictures: [sending] }), 'uploading'],
  ['a picture that did not arrive', drafted('a fox', { pictures: [failed, sending] }), 'notUploaded'],
  ['one picture to blend', drafted('', { tool: 'BLEND', pictures: [ready('a')] }), 'tooFew'],
  ['no picture to describe', drafted('', { tool: 'DESCRIBE' }), 'tooFew'],
  ['words of a command', drafted('/blend'), 'command'],
  ['talk, whatever pictures wait', drafted('/say hi', { pictures: [failed] }), null],
  ['two pictures to blend', drafted('', { tool: 'BLEND', pictures: [ready('a'), ready('b')] }), null],
] as const)('%s: what hinders sending', (_, wish, hindrance) => {
  expect(draftProblemOf(wish)).toBe(hindrance)
})

test('what is sent is what stands there', () => {
  const pictures = [ready('a'), ready('b')]
  const botType = 'MID_JOURNEY'
  expect(orderOf(drafted('a fox'))).toEqual({ kind: 'imagine', botType, prompt: 'a fox' })
  expect(orderOf(drafted('a fox', { pictures }))).toMatchObject({ kind: 'imagine', images: ['a', 'b'] })
  expect(orderOf(drafted('/shorten a fox'))).toEqual({ kind: 'shorten', botType, prompt: 'a fox' })
  expect(orderOf(drafted('', { tool: 'DESCRIBE', pictures }))).toEqual({ kind: 'describe', botType, image: 'a' })
  expect(orderOf(drafted('', { tool: 'BLEND', pictures, dimensions: 'PORTRAIT' }))).toEqual({
    ...{ kind: 'blend', botType, images: ['a', 'b'] },
    dimensions: 'PORTRAIT',
  })
})
