import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { submitBlend, submitDescribe } from '@easel/contract/submits'
import { submitImagine } from '@easel/contract/drawing'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { examinePictures } from '../../../doctor/examine-pictures.ts'
import { openBlobsOnDisk } from '../../../platform/blobs-on-disk.ts'
import { openRememberingLog } from '../../../testing/remembering-log.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../../../testing/seed.ts'
import { availableCredits } from '../../ledger/gate.ts'
import { storeUpload } from '../store-upload.ts'
import { checkPictures } from './check-pictures.ts'
import { verifyBaseImages } from './verify-base-images.ts'

const logged = openRememberingLog()
let server: TestServer
let person: SeededPerson
let shade = 0
beforeAll(async () => {
  server = await openTestServer({}, { log: logged.log })
})
beforeEach(async () => {
  person = await aMember(server.deps)
  await server.deps.db.updateTable('images').set({ damaged_at: null }).execute()
})

/** An upload to draw from, and where its bytes lie. */
async function aPicture() {
  const background = { r: ++shade, g: 9, b: 99 }
  const file = await sharp({ create: { width: 400, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  const { id, url } = await storeUpload(server.deps, person.actor, { purpose: 'base', file })
  const row = server.deps.db.selectFrom('images').select('sha256').where('id', '=', id)
  const { sha256 } = await row.executeTakeFirstOrThrow()
  return { id, url, file: join(server.files, sha256.slice(0, 2), sha256.slice(2)) }
}

const get = (url: string) => server.app.inject({ url })
const isMarked = async (id: string) => {
  const row = server.deps.db.selectFrom('images').select('damaged_at').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).damaged_at !== null
}
const sweep = () => checkPictures({ ...server.deps, blobs: openBlobsOnDisk(server.files) }, undefined, 0)
const credits = () => availableCredits(server.deps.db, person.userId, server.clock.now())

const damages: [string, (file: string) => void][] = [
  ['emptied', (file) => writeFileSync(file, '')],
  ['cut', (file) => writeFileSync(file, readFileSync(file).subarray(0, -9))],
  [
    'changed',
    (file) => {
      const bytes = readFileSync(file)
      writeFileSync(file, bytes.fill(7, bytes.length - 20))
    },
  ],
  ['gone', (file) => rmSync(file)],
]

test.each(damages)(
  'a picture whose file is %s is not there, is kept by nobody, and wants a human',
  async (_what, damage) => {
    const picture = await aPicture()
    // Its bytes are not looked at when they are put; a server that starts knows of none.
    damage(picture.file)
    for (const url of [picture.url, `${picture.url}?w=320`, picture.url]) {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    }
    expect(await isMarked(picture.id)).toBe(true)
    const told = logged.facts('a picture is damaged: restore its file from a backup')
    expect(told.filter(({ imageIds }) => String(imageIds) === picture.id)).toHaveLength(1)
    expect(await examinePictures(server.deps.db)).toMatchObject({
      state: 'broken',
      text: expect.stringContaining('1 is'),
    })
    expect((await get('/metrics')).payload).toContain('\neasel_pictures_damaged 1\n')
  },
)

test('a picture that was whole when it was first opened, and is changed since, has no thumbnail and is marked', async () => {
  const picture = await aPicture()
  expect((await get(picture.url)).statusCode).toBe(200)
  const bytes = readFileSync(picture.file)
  writeFileSync(picture.file, bytes.fill(7, bytes.length - 60))
  expect((await get(`${picture.url}?w=320`)).statusCode).toBe(404)
  expect(await isMarked(picture.id)).toBe(true)
})

test.each(damages)('nobody pays for a drawing from a picture whose file is %s', async (_what, damage) => {
  const [whole, picture] = [await aPicture(), await aPicture()]
  damage(picture.file)
  const before = await credits()
  const botType = 'MID_JOURNEY'
  const params = { channelId: person.channelId }
  const { token } = person
  const answers = [
    await server.call(submitImagine, { token, params, body: { botType, prompt: 'a fox', images: [picture.id] } }),
    await server.call(submitBlend, { token, params, body: { botType, images: [whole.id, picture.id] } }),
    await server.call(submitDescribe, { token, params, body: { botType, image: picture.id } }),
  ]
  expect(answers.map(({ reason }) => reason)).toEqual(['not_found', 'not_found', 'not_found'])
  expect(await credits()).toBe(before)
  expect(await server.deps.db.selectFrom('tasks').selectAll().execute()).toEqual([])
})

test('the sweep finds all that is damaged, and what was restored is whole again', async () => {
  const [whole, ...damaged] = [await aPicture(), await aPicture(), await aPicture(), await aPicture(), await aPicture()]
  const kept = damaged.map(({ file }) => readFileSync(file))
  for (const [nth, picture] of damaged.entries()) damages[nth]?.[1](picture.file)
  await sweep()
  expect(await Promise.all(damaged.map(({ id }) => isMarked(id)))).toEqual([true, true, true, true])
  expect([await isMarked(whole.id), (await get(whole.url)).statusCode]).toEqual([false, 200])

  for (const [nth, { file }] of damaged.entries()) writeFileSync(file, kept[nth] ?? '')
  await sweep()
  expect(await Promise.all(damaged.map(({ id }) => isMarked(id)))).toEqual([false, false, false, false])
  for (const { url } of damaged) expect((await get(url)).statusCode).toBe(200)
})

test('what another process with a folder of its own holds is not damaged', async () => {
  const picture = await aPicture()
  rmSync(picture.file)
  const elsewhere = {
    databaseUrl: server.deps.secretKey,
    files: { kind: 'folder' as const, folder: server.files, isShared: false },
  }
  await verifyBaseImages({ ...server.deps, config: elsewhere }, [picture.id])
  expect(await isMarked(picture.id)).toBe(false)
})
