import { beforeAll, expect, test } from 'vitest'
import { aGrid, anUpload } from '../../testing/draw-from.ts'
import { aPerson, type DrawingDeps, forgetTasks, openDrawing } from '../../testing/open-drawing.ts'
import { refusalOfPrompt } from '../../testing/submit-prompt.ts'
import { availableCredits } from '../ledger/gate.ts'
import { submitImagine } from './submit-imagine.ts'

let deps: DrawingDeps
const aFox = { botType: 'MID_JOURNEY' as const }

beforeAll(async () => {
  deps = await openDrawing()
})

const creditsOf = (userId: string) => availableCredits(deps.db, userId, deps.clock.now())
const countTasks = async (userId: string) =>
  (await deps.db.selectFrom('tasks').select('id').where('user_id', '=', userId).execute()).length

test('the address of a picture that one may see makes it a base image, and is no word', async () => {
  await forgetTasks(deps)
  const actor = await aPerson(deps, { credits: 100 })
  const grid = await aGrid(deps, actor)
  const [first, , third] = grid.images.map(({ id }) => id)
  const upload = await anUpload(deps, actor)
  const prompt = `https://easel.example/draw/${actor.channelId}?image=${grid.id}:3 an owl https://h:1/api/files/${upload}?w=640 --ar 3:2`
  const body = { ...aFox, prompt, images: [first ?? '', upload] }
  const { tasks } = await submitImagine(deps, actor, actor.channelId, { body, idempotencyKey: null })
  expect(tasks).toMatchObject([
    {
      prompt: 'an owl --ar 3:2',
      finalPrompt: 'an owl --ar 3:2 --v 7',
      baseImages: [first, upload, third].map((id) => ({ id })),
    },
  ])
})

test('a link to anything else, or to a picture that one may not see, is refused before anything is charged', async () => {
  await forgetTasks(deps)
  const [actor, stranger] = [await aPerson(deps, { credits: 8 }), await aPerson(deps, { credits: 100 })]
  const theirs = await aGrid(deps, stranger)
  const linkOf = (index: number) => `/draw/${stranger.channelId}?image=${theirs.id}:${index}`
  const own = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => `/api/files/${await anUpload(deps, actor)}`))
  const refusalOf = (prompt: string) => refusalOfPrompt(deps, actor, prompt)
  const unknown = { reason: 'not_found', prompt: 'unknown_picture' }
  expect(await refusalOf('https://a.example/cat.png a fox')).toMatchObject({
    reason: 'invalid_input',
    prompt: { problem: 'foreign_link', at: 'https://a.example/cat.png', start: 0, end: 25 },
  })
  for (const link of [linkOf(2), linkOf(9), `/api/files/${theirs.images[0]?.id}`, `/api/files/${actor.userId}`])
    expect(await refusalOf(`a fox ${link}`)).toEqual(unknown)
  expect(await refusalOf(`a fox ${own.join(' ')}`)).toMatchObject({
    prompt: { problem: 'too_many_pictures', limit: 5 },
  })
  expect(await refusalOf(own[0] ?? '')).toMatchObject({ prompt: 'no_words' })
  expect([await creditsOf(actor.userId), await countTasks(actor.userId)]).toEqual([8, 0])
})
