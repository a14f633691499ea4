import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { becomePerson, hasEnded, type Person } from './person.ts'
import { addressOf, noisePicture, sendPicture } from './picture-store.ts'
import { runScript } from './run-script.ts'
import { type ProductServer, startServer } from './server.ts'

const PHONE = '+8613900000001'

let server: ProductServer
let person: Person
let upload: string
const folder = mkdtempSync(join(tmpdir(), 'easel-export-'))
beforeAll(async () => {
  server = await startServer({ ENGINE: 'fake' })
  person = await becomePerson(server, PHONE)
  await person.waitFor((await person.submit('a red fox')).id, hasEnded)
  upload = addressOf(await sendPicture(server.url, person.token, noisePicture(20)))
})
afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

const account = (...args: string[]) => runScript('account.mjs', { args, settings: { DATA_DIR: server.dataDir } })

test('an export beside a running server leaves a file of JSON and the pictures in a folder of the operator’s', async () => {
  const wanted = join(folder, 'of-one-person')
  expect(await account('export', '139 0000 0001', wanted)).toMatchObject({ code: 0, stderr: '' })

  const { account: kept, pictures } = JSON.parse(readFileSync(join(wanted, 'account.json'), 'utf8'))
  expect(kept.phone).toBe(PHONE)
  expect(pictures.length).toBeGreaterThan(1)
  expect(readdirSync(join(wanted, 'pictures')).sort()).toEqual(
    pictures.map(({ file }: { file: string }) => file).sort(),
  )
  const sent = new Uint8Array(await (await fetch(server.url + upload)).arrayBuffer())
  const exported = pictures.find(({ id }: { id: string }) => upload.endsWith(id))
  expect(new Uint8Array(readFileSync(join(wanted, 'pictures', exported.file)))).toEqual(sent)

  const again = await account('export', PHONE, wanted)
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('name another folder')])
})

test('what cannot be done is told in one sentence', async () => {
  for (const [args, sentence] of [
    [[], 'npm run account -- export <phone> <folder>'],
    [['erase', 'somebody'], 'That is no phone number'],
    [['erase', '13900000002'], 'Nobody has that phone number here.'],
    [['export', '13900000002', join(folder, 'none')], 'Nobody has that phone number here.'],
    [['erase', server.admin.phone], "An administrator's account cannot be erased."],
  ] as const) {
    const { code, stdout, stderr } = await account(...args)
    expect([code, stdout, stderr.trimEnd().split('\n').length]).toEqual([1, '', 1])
    expect(stderr).toContain(sentence)
  }
  expect(existsSync(join(folder, 'none'))).toBe(false)
  expect(await person.isSignedIn()).toBe(true)
})

test('who is erased while the server runs is signed out at once, and the books stay in order', async () => {
  expect(await account('erase', PHONE)).toMatchObject({ code: 0, stderr: '' })
  expect(await person.isSignedIn()).toBe(false)
  expect((await fetch(server.url + upload)).status).toBe(404)
  const books = await runScript('ledger-check.mjs', { settings: { DATA_DIR: server.dataDir } })
  expect(books).toEqual({ code: 0, stdout: 'The ledger is in order.\n', stderr: '' })
})
