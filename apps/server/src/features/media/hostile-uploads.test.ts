import { image } from '@easel/contract/media'
import { storeUpload } from '@easel/contract/upload'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { CANARY, hostileFiles } from '../../testing/hostile-files.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../../testing/seed.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

async function countKept() {
  const rows = await server.deps.db.selectFrom('images').select('id').execute()
  let files = 0
  for await (const names of server.deps.blobs.list()) files += names.length
  return { rows: rows.length, files }
}

test('there are sixty files at least', () => {
  expect(new Set(hostileFiles.map(({ what }) => what)).size).toBeGreaterThanOrEqual(60)
})

describe.each(['base', 'mask'] as const)('as a %s', (purpose) => {
  let person: SeededPerson
  beforeAll(async () => {
    person = await aMember(server.deps)
  })

  test.each(hostileFiles)('$what: $verdict', async ({ make, verdict }) => {
    const file = await make()
    const before = await countKept()
    const answer = await server.call(storeUpload, { token: person.token, body: { purpose }, file })
    if (verdict !== 'kept') {
      expect(answer).toMatchObject({ http: 200, code: 400, success: false, data: { reason: verdict } })
      expect(await countKept()).toEqual(before)
      return
    }
    expect(answer).toMatchObject({ http: 200, success: true })
    const told = image.parse(answer.data)
    const bytes = (await server.app.inject({ url: told.url })).rawPayload
    const { width, height, hasAlpha, exif, icc } = await sharp(bytes).metadata()
    expect({ width, height, exif, icc }).toEqual({ width: told.width, height: told.height })
    expect(bytes.includes(CANARY)).toBe(false)
    if (purpose === 'mask') expect([told.mime, hasAlpha]).toEqual(['image/png', false])
  })
})
