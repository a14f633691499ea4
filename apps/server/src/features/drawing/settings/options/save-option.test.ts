import { readDrawOptions, saveDrawOption } from '@easel/contract/draw-options'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../testing/open-test-server.ts'
import { setQuotas } from '../../../../testing/set-quotas.ts'
import { aMember, type SeededPerson } from '../../../../testing/seed.ts'
import { saveOption } from './save-option.ts'

let server: TestServer
let person: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  person = await aMember(server.deps, { language: 'en-US' })
})

const MJ = { query: { botType: 'MID_JOURNEY' } }
const NIJI = { query: { botType: 'NIJI_JOURNEY' } }

const ask = ({ token }: SeededPerson, name: string, value: string, bot = MJ) =>
  server.call(saveDrawOption, { token, ...bot, body: { name, value } })

async function mine({ token }: SeededPerson, bot = MJ) {
  return readDrawOptions.data.parse((await server.call(readDrawOptions, { token, ...bot })).data).mine
}

test('an option is set, replaced and deleted by an empty value, each as often as one likes, for this bot only', async () => {
  const someone = await aMember(server.deps)
  for (const value of ['in ink --ar 3:2', 'in ink --ar 3:2', 'in oil', 'in oil', '', '']) {
    const kept = value === '' ? [] : [{ name: 'ink', value }]
    expect((await ask(someone, 'ink', value)).data).toEqual(kept)
    expect(await mine(someone)).toEqual(kept)
    expect(await mine(someone, NIJI)).toEqual([])
  }
  expect(await mine(person)).toEqual([])
})

test('options are told by name, and in any case a name is the same', async () => {
  const someone = await aMember(server.deps)
  await ask(someone, 'zoo', 'a zoo')
  await ask(someone, ' Ink-2 ', ' in ink ')
  expect((await ask(someone, 'INK-2', 'in blue ink')).data).toEqual([
    { name: 'ink-2', value: 'in blue ink' },
    { name: 'zoo', value: 'a zoo' },
  ])
})

test.each([
  ['ar', 'in ink', { name: '--ar already means something else' }],
  ['Aspect', 'in ink', { name: '--Aspect already means something else' }],
  ['stylize', 'in ink', { name: '--stylize already means something else' }],
  ['fast', 'in ink', { name: '--fast already means something else' }],
  ['ar', '', { name: '--ar already means something else' }],
  ['--ink', 'in ink', { name: 'Wrong format' }],
  ['ink-', 'in ink', { name: 'Wrong format' }],
  ['in--k', 'in ink', { name: 'Wrong format' }],
  ['in k', 'in ink', { name: 'Wrong format' }],
  ['墨', 'in ink', { name: 'Wrong format' }],
  [' ', 'in ink', { name: 'At least 1 character' }],
  ['x'.repeat(33), 'in ink', { name: 'At most 32 characters' }],
  ['ink', 'x'.repeat(1001), { value: 'At most 1,000 characters' }],
  ['ink', 'in {ink, oil}', { value: 'This must not make several drawings: { is not possible here' }],
  ['ink', 'in ink --repeat 2', { value: '--repeat is not supported here' }],
  ['ink', 'in ink --chaos 400', { value: '--chaos takes 0 to 100' }],
  ['ink', 'in ink --ink', { value: '--ink is not a known parameter' }],
])('an option %s of %s is refused by name, and nothing changes', async (name, value, fields) => {
  const answer = await ask(person, name, value)
  expect(answer).toMatchObject({ http: 200, code: 400, reason: 'invalid_input', fields })
  expect(await mine(person)).toEqual([])
})

test('a person has as many options as the operator allows, for both bots together, also of those asked for at once', async () => {
  await setQuotas(server.deps, { options: 5 })
  const { actor, ...someone } = await aMember(server.deps)
  const save = (name: string, value: string) => saveOption(server.deps, actor, 'MID_JOURNEY', { name, value })

  const tries = await Promise.allSettled(Array.from({ length: 12 }, (_, nth) => save(`option-${nth}`, 'in ink')))

  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const kept = await mine({ actor, ...someone })
  expect(kept).toHaveLength(5)
  const refused = await ask({ actor, ...someone }, 'one-more', 'in ink', NIJI)
  expect(refused).toMatchObject({ code: 409, reason: 'quota_reached', message: expect.stringContaining('5') })
  // One that is there is still replaced, and one that goes makes room.
  const first = kept[0]?.name ?? ''
  expect(await save(first, 'in oil')).toContainEqual({ name: first, value: 'in oil' })
  await save(first, '')
  expect((await ask({ actor, ...someone }, 'one-more', 'in ink', NIJI)).code).toBe(200)
})
