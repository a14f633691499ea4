import { expect, test } from 'vitest'
import { COMFYUI, KINDS, MJ_PROXY, SDCPP } from '../testing/engine-kinds.ts'
import { ENGINE, PAINTER } from '../testing/seed.ts'
import {
  changeKind,
  changesOf,
  draftOf,
  type EngineDraft,
  kindOf,
  newDraft,
  otherKind,
  readDraft,
  toggle,
} from './rules.ts'

const read = (typed: Partial<EngineDraft>, saved = ENGINE) => {
  const kind = kindOf(saved.kind, KINDS)
  return readDraft({ ...draftOf(saved, kind), ...typed }, { saved, taken: [], kind })
}

function changes(typed: Partial<EngineDraft>, saved = ENGINE): unknown {
  const given = read(typed, saved)
  return 'body' in given ? changesOf(saved, given.body) : given.faults
}

test('of an engine that nobody touched nothing is sent, not even its key', () => {
  expect(changes({})).toEqual({})
  expect(changes({}, { ...ENGINE, options: { upscaler: null, steps: null, maxPixels: 262_144 } })).toEqual({})
})

test('a key is replaced by what is typed, and forgotten only when told so', () => {
  expect(changes({ key: 'new' })).toHaveProperty('key', 'new')
  expect(changes({ isKeyDropped: true })).toHaveProperty('key', null)
})

test('of the built-in painter only what may be changed is sent', () => {
  expect(changes({ isOn: false, weight: '5', verbs: ['imagine'] }, PAINTER)).toEqual({
    isOn: false,
    weight: 5,
    verbs: ['imagine'],
  })
})

test.each([
  [{ address: '' }, { address: 'addressWrong' }],
  [{ address: 'ftp://engine' }, { address: 'addressWrong' }],
  [{ bots: [] }, { bots: 'botMissing' }],
  [{ verbs: [] }, { verbs: 'verbMissing' }],
  [
    { slots: '1.5', weight: '' },
    { slots: 'wholeNumber', weight: 'wholeNumber' },
  ],
  [{ options: { steps: 'x' } }, { 'options.steps': 'wholeNumber' }],
])('%j is told before the server is asked', (typed, faults) => {
  expect(read(typed)).toEqual({ faults })
})

test('a new engine gets a name that is free, and no other may have one that is taken', () => {
  const fresh = newDraft(COMFYUI, ['comfyui', 'comfyui-2'])
  expect(fresh.id).toBe('comfyui-3')
  const given = { ...fresh, address: 'http://a' }
  const known = { saved: null, taken: ['comfyui'], kind: COMFYUI }
  expect(readDraft({ ...given, id: 'comfyui' }, known)).toEqual({ faults: { id: 'idTaken' } })
  expect(readDraft({ ...given, id: 'My GPU' }, known)).toEqual({ faults: { id: 'idWrong' } })
  expect(readDraft(given, known)).toMatchObject({ body: { id: 'comfyui-3', key: null, slots: 1 } })
})

test('another kind keeps the address and a name of one’s own, and not a name that we gave', () => {
  const typed = { ...newDraft(MJ_PROXY, []), address: 'http://a' }
  expect(changeKind(typed, SDCPP, { kinds: KINDS, taken: [] })).toMatchObject({
    id: 'sdcpp',
    kind: 'sdcpp',
    address: 'http://a',
    slots: '1',
  })
  expect(changeKind({ ...typed, id: 'mine' }, SDCPP, { kinds: KINDS, taken: [] })).toMatchObject({ id: 'mine' })
})

test('what is ticked stands in its usual order', () => {
  expect(toggle(['b', 'c'], 'a', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
  expect(toggle(['a', 'b'], 'a', ['a', 'b', 'c'])).toEqual(['b'])
})

test('the kind that was found where another one was looked for can be taken', () => {
  const notes = [{ code: 'kind_other', detail: 'comfyui', text: '' }]
  expect(otherKind({ notes }, KINDS)).toBe(COMFYUI)
  expect(otherKind({ notes: [{ code: 'kind_other', detail: 'painter', text: '' }] }, KINDS)).toBeUndefined()
  expect(otherKind(null, KINDS)).toBeUndefined()
})

test('an address may be written without http://, which the server knows to be meant', () => {
  expect(read({ address: '127.0.0.1:8188' })).toHaveProperty('body.address', '127.0.0.1:8188')
})

test('an engine of a kind that the server does not name is told nothing beside, and keeps what it was told', () => {
  const saved = { ...ENGINE, kind: 'of-later', options: { colour: 'red' } }
  expect(draftOf(saved, kindOf('of-later', KINDS)).options).toEqual({})
  expect(read({ weight: '3' }, saved)).toHaveProperty('body.options', { colour: 'red' })
  expect(changes({ weight: '3' }, saved)).toEqual({ weight: 3 })
})
