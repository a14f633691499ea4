import { UPLOAD_MAX_BYTES } from '@easel/contract/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../i18n/text.ts'
import { watchCalls } from './call.ts'
import { CallError } from './call-error.ts'
import { readToken, removeToken, writeToken } from './stored.ts'
import { upload } from './upload.ts'

const kept = {
  id: '0192a1b2-0000-7000-8000-000000000001',
  url: '/api/files/0192a1b2-0000-7000-8000-000000000001',
  width: 9,
  height: 9,
  bytes: 70,
  mime: 'image/png',
  thumbhash: 'HcsCBYB4d3eHeHd/h4eHhXmIgHb3',
}
const picture = new Blob([new Uint8Array(70)], { type: 'image/png' })

let asked: { url: string; init: RequestInit }[] = []
const said: string[] = []
const ended: boolean[] = []

beforeEach(async () => {
  await loadLanguage('zh-CN')
  removeToken()
  asked = []
  said.length = 0
  ended.length = 0
  watchCalls({ onFailure: (message) => said.push(message), onSessionEnd: (hadToken) => ended.push(hadToken) })
})
afterEach(() => vi.unstubAllGlobals())

/** Makes the fake server respond like this to everything. */
function answer(status: number, code: number, data: unknown): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return new Response(JSON.stringify({ code, message: 'told by the server', data, success: code === 200 }), {
      status,
    })
  })
}

async function failureOf(attempt: Promise<unknown>): Promise<CallError> {
  const thrown: unknown = await attempt.catch((error: unknown) => error)
  if (!(thrown instanceof CallError)) throw new Error('the upload went well')
  return thrown
}

test('a picture goes as a form with what it is for, and the copy that is kept comes back', async () => {
  writeToken('t0ken')
  answer(200, 200, kept)
  expect(await upload('avatar', picture)).toEqual(kept)
  const { url, init } = asked[0] ?? {}
  expect([url, init?.method]).toEqual(['/api/upload', 'POST'])
  const form = init?.body
  if (!(form instanceof FormData)) throw new Error('no form was sent')
  expect(form.get('purpose')).toBe('avatar')
  expect(form.get('file')).toMatchObject({ size: 70 })
  const headers = new Headers(init?.headers)
  // The browser sets the content type, whose boundary only it knows.
  expect([headers.get('content-type'), headers.get('authorization')]).toEqual([null, 'Bearer t0ken'])
})

test('a refusal is told like that of any call', async () => {
  answer(200, 400, { reason: 'image_format' })
  expect(await failureOf(upload('base', picture))).toMatchObject({ code: 400, reason: 'image_format' })
  expect(said).toEqual(['told by the server'])
  await failureOf(upload('base', picture, { quiet: true }))
  expect(said).toHaveLength(1)
})

test('an ended session ends here too', async () => {
  writeToken('old')
  answer(401, 401, { reason: 'unauthenticated' })
  await failureOf(upload('base', picture))
  expect([readToken(), ended, said]).toEqual([null, [true], []])
})

test('a picture that is too large is not sent', async () => {
  answer(200, 200, kept)
  const failure = await failureOf(upload('base', new Blob([new Uint8Array(UPLOAD_MAX_BYTES + 1)])))
  expect(failure).toMatchObject({ reason: 'image_too_large', message: '图片不能超过 1 MB' })
  expect(asked).toEqual([])
})
