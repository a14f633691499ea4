import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aPerson, type DrawingDeps, imagines, openDrawing } from '../../../testing/open-drawing.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { readQuote } from '../read-quote.ts'
import { submitShorten } from '../submit-shorten.ts'
import { addWords } from './add-words.ts'
import { listWords } from './list-words.ts'
import { removeWord } from './remove-word.ts'

let deps: DrawingDeps
let person: Awaited<ReturnType<typeof aPerson>>
beforeAll(async () => {
  deps = await openDrawing()
})
beforeEach(async () => {
  await deps.db.deleteFrom('blocked_words').execute()
  person = await aPerson(deps, { credits: 400 })
})

const forbid = (...words: string[]) => addWords(deps, person, words)
const refused = (at: string) => ({
  reason: 'invalid_input',
  fields: { prompt: { problem: 'blocked_word', at } },
})

test.each([
  ['blood', 'a knight, BLOOD everywhere'],
  ['blood bath', 'blood-bath at dawn'],
  ['blood', 'ｂｌｏｏｄ'],
  ['blood', '满地blood的骑士'],
  ['blood', 'a {fox, blood} in snow'],
  ['血腥', '一个很血腥的场面'],
  ['血腥', '血 腥'],
  ['50% off', 'sale 50 off'],
])('%s is not drawn where a prompt says %s', async (word, prompt) => {
  await forbid(word)
  const [{ word: plain } = { word: '' }] = (await listWords(deps, {})).items
  await expect(imagines(deps, person, prompt)).rejects.toMatchObject(refused(plain))
})

test.each([
  ['blood', 'a bloodhound'],
  ['blood', 'a knight --no blood'],
  ['血腥', '流血 fox 腥味'],
])('%s is drawn where a prompt says %s', async (word, prompt) => {
  await forbid(word)
  await expect(imagines(deps, person, prompt)).resolves.toBeDefined()
})

test('a refused prompt costs nothing and is told before it is sent, in words of the reader', async () => {
  await forbid('blood')
  const body = { action: 'IMAGINE' as const, botType: 'MID_JOURNEY' as const, prompt: 'blood' }
  const { problems } = await readQuote(deps, person, person.channelId, { body, language: 'en-US' })
  expect(problems).toEqual([{ at: 'blood', reason: 'blocked_word', message: '“blood” may not be drawn here' }])
  await expect(imagines(deps, person, 'blood')).rejects.toMatchObject(refused('blood'))
  expect(await availableCredits(deps.db, person.userId, deps.clock.now())).toBe(400)
})

test('no word begins in one drawing of a prompt and ends in the next', async () => {
  await forbid('fox a')
  const body = { action: 'IMAGINE' as const, botType: 'MID_JOURNEY' as const, prompt: 'a {fox, dog}' }
  expect(await readQuote(deps, person, person.channelId, { body, language: 'en-US' })).toMatchObject({ problems: [] })
})

test('neither are its words weighed', async () => {
  await forbid('blood')
  const shorten = { body: { botType: 'MID_JOURNEY' as const, prompt: 'much blood' }, idempotencyKey: null }
  await expect(submitShorten(deps, person, person.channelId, shorten)).rejects.toMatchObject(refused('blood'))
})

test('a word that is let go is drawn again; both may be said twice', async () => {
  expect(await forbid('Blood', 'blood', 'gore')).toEqual({ added: 2 })
  expect(await forbid('blood')).toEqual({ added: 0 })
  const blood = (await listWords(deps, { text: 'bloo' })).items[0]
  await removeWord(deps, person, blood?.id ?? '')
  await removeWord(deps, person, blood?.id ?? '')
  await expect(imagines(deps, person, 'blood')).resolves.toBeDefined()
  await expect(imagines(deps, person, 'gore')).rejects.toMatchObject(refused('gore'))
})

test('of many who forbid the same at once one has added it', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => forbid('gore')))
  expect(all.reduce((sum, { added }) => sum + added, 0)).toBe(1)
  expect((await listWords(deps, {})).items).toHaveLength(1)
})
