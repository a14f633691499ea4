import { buffer } from 'node:stream/consumers'
import type { Task } from '@easel/contract/drawing'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { BlobMissing } from '../../../platform/blobs.ts'
import { newId } from '../../../platform/ids.ts'
import { draws } from '../../../testing/draws.ts'
import { aPerson, type DrawingDeps, imagines, joins, openDrawing } from '../../../testing/open-drawing.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { removeFiles } from '../../media/jobs.ts'
import { cancelTask } from '../cancel-task.ts'
import { deleteTask } from '../delete-task.ts'
import { downloadTasks } from './download-tasks.ts'

let deps: DrawingDeps
beforeAll(async () => {
  deps = await openDrawing()
})

type Person = Awaited<ReturnType<typeof aPerson>>

const ask = (person: Person, taskIds: string[]) => downloadTasks(deps, person, taskIds, 'en-US')
const unzip = async (person: Person, taskIds: string[]) => readZip(await buffer((await ask(person, taskIds)).bytes))
const namesOf = (words: string, { id }: Task) => [1, 2, 3, 4].map((nth) => `${words}-${id}-${nth}.png`)

async function bytesOf(task: Task): Promise<Buffer[]> {
  const rows = await deps.db.selectFrom('images').select(['id', 'sha256']).execute()
  return Promise.all(task.images.map(({ id }) => deps.blobs.read(rows.find((row) => row.id === id)?.sha256 ?? '')))
}

test('all pictures of the tasks are in it as they were drawn, each once, in the order that was asked for', async () => {
  const [person, other] = [await aPerson(deps), await aPerson(deps)]
  await joins(deps, person, other.channelId)
  const [mine, theirs] = [await draws(deps, person, 'a fox --ar 3:2'), await draws(deps, other, '一只狐狸')]

  const files = await unzip(person, [theirs.id, mine.id, theirs.id])

  expect(files.map(({ name }) => name)).toEqual([...namesOf('一只狐狸', theirs), ...namesOf('a-fox', mine)])
  expect(files.map(({ bytes }) => bytes)).toEqual([...(await bytesOf(theirs)), ...(await bytesOf(mine))])
  expect(files[0]?.modifiedAt).toEqual(new Date(theirs.finishTime ?? ''))
  expect((await ask(person, [mine.id])).fileName).toBe('pictures-2026-01-01.zip')
})

test('one task that one may not see, or that is none, and there is nothing at all', async () => {
  const [person, stranger] = [await aPerson(deps), await aPerson(deps)]
  const [mine, theirs] = [await draws(deps, person), await draws(deps, stranger)]
  for (const id of [theirs.id, newId()]) {
    await expect(ask(person, [mine.id, id])).rejects.toThrow(new Refusal('not_found'))
  }
})

test('tasks without pictures add nothing, and with nothing else there is no archive', async () => {
  const person = await aPerson(deps)
  const open = await imagines(deps, person)
  await cancelTask(deps, person, open.id)
  await expect(ask(person, [open.id])).rejects.toThrow(new Refusal('conflict'))
  expect(await unzip(person, [open.id, (await draws(deps, person)).id])).toHaveLength(4)
})

test('a picture that is gone is left out, and a text says which', async () => {
  const person = await aPerson(deps)
  const [kept, gone] = [await draws(deps, person, 'an owl'), await draws(deps, person, 'a fox')]
  const [row] = await deps.db
    .selectFrom('images')
    .select('sha256')
    .where('id', '=', gone.images[1]?.id ?? '')
    .execute()
  const missing = row?.sha256 ?? ''
  const blobs = { ...deps.blobs, read: async (name: string) => readUnless(missing, name) }

  const { bytes } = await downloadTasks({ ...deps, blobs }, person, [gone.id, kept.id], 'zh-TW')
  const files = await readZip(await buffer(bytes))

  const [, second = ''] = namesOf('a-fox', gone)
  const there = [...namesOf('a-fox', gone), ...namesOf('an-owl', kept)].filter((name) => name !== second)
  expect(files.map(({ name }) => name)).toEqual([...there, 'missing.txt'])
  expect(String(files.at(-1)?.bytes)).toBe(`以下圖片已不存在，因此不在此壓縮檔中：\r\n\r\n${second}\r\n`)
})

async function readUnless(missing: string, name: string): Promise<Buffer> {
  if (name === missing) throw new BlobMissing(name)
  return deps.blobs.read(name)
}

test('a task that is deleted while it is sent: what is read by then is whole, and the rest is named', async () => {
  const person = await aPerson(deps)
  const [first, second] = [await draws(deps, person, 'one'), await draws(deps, person, 'two')]
  const rows = await deps.db.selectFrom('images').select('sha256').execute()
  let count = 0
  async function readAndDelete(name: string): Promise<Buffer> {
    count += 1
    if (count === 6) {
      await deleteTask(deps, person, second.id)
      await removeFiles(deps, { sha256s: rows.map(({ sha256 }) => sha256) })
    }
    return deps.blobs.read(name)
  }
  const blobs = { ...deps.blobs, read: readAndDelete }

  const { bytes } = await downloadTasks({ ...deps, blobs }, person, [first.id, second.id], 'en-US')
  const files = await readZip(await buffer(bytes))

  const [fifth = '', ...rest] = namesOf('two', second)
  expect(files.map(({ name }) => name)).toEqual([...namesOf('one', first), fifth, 'missing.txt'])
  expect(rest.filter((name) => !String(files.at(-1)?.bytes).includes(name))).toEqual([])
})
