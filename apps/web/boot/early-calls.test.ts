import { readBatch } from '@easel/contract/batch'
import { expect, test, vi } from 'vitest'
import { requestBatch, feedUrl, allArriveInTime, listEarlyCalls } from './early-calls.ts'
import { judgeVisit } from './visit.ts'

const CHANNEL = '0192a1b2-0000-7000-8000-000000000001'
const COMPANY = '/api/home/company-info'

const callsAt = (path: string, token: string | null) =>
  listEarlyCalls(judgeVisit(token, { pathname: path, search: '' }), path)

test('who is not signed in asks whose site this is, and nothing else', () => {
  for (const path of ['/', '/login', `/draw/${CHANNEL}`, '/about']) expect(callsAt(path, null)).toEqual([COMPANY])
})

test('who is signed in asks for all that a channel shows first', () => {
  expect(callsAt(`/draw/${CHANNEL}`, 'token')).toEqual([
    COMPANY,
    '/api/home/index',
    '/api/ws/pre-connect',
    '/api/draw/channels',
    `/api/draw/chat/${CHANNEL}?limit=20`,
    `/api/draw/settings/${CHANNEL}?botType=MID_JOURNEY`,
  ])
})

test('a page that anybody may read asks for nobody’s session', () => {
  expect(callsAt('/privacy-policy', 'token')).toEqual([COMPANY])
  expect(callsAt('/about', 'token')).toEqual([COMPANY, '/api/home/index', '/api/ws/pre-connect'])
})

const answerOf = (data: unknown) => ({ code: 200, message: '', success: true, data })

test('several calls are one request that the server takes, and what it does not answer is asked for by itself', async () => {
  const urls = callsAt(`/draw/${CHANNEL}`, 'token')
  const together = Object.fromEntries(urls.slice(1).map((url) => [url, answerOf(url)]))
  const ask = vi.fn(async (url: string) => Response.json(answerOf(url.startsWith('/api/batch?') ? together : 'alone')))
  const answers = requestBatch(urls, ask)

  expect(Object.keys(answers)).toEqual(urls)
  expect(await (await answers[feedUrl(CHANNEL)])?.json()).toEqual(answerOf(feedUrl(CHANNEL)))
  expect(await (await answers[COMPANY])?.json()).toEqual(answerOf('alone'))
  const [[batch = ''] = [], ...others] = ask.mock.calls
  expect(others).toEqual([[COMPANY]])
  const query = Object.fromEntries(new URL(batch, 'http://localhost').searchParams)
  expect(readBatch.query.safeParse(query).data).toEqual({ calls: urls.join(' ') })
})

test('a single call is made without a batch', async () => {
  const ask = vi.fn(async () => Response.json(answerOf(null)))
  requestBatch([COMPANY], ask)
  expect(ask.mock.calls).toEqual([[COMPANY]])
})

test('where the batch fails each call is made by itself', async () => {
  const ask = vi.fn(async (url: string) => new Response(url.startsWith('/api/batch?') ? 'gateway' : url))
  const answers = requestBatch(['/api/one', '/api/two'], ask)
  expect(await (await answers['/api/two'])?.text()).toBe('/api/two')
})

test.each([
  ['all are there', () => Promise.resolve(new Response('{}')), true],
  ['one is a refusal', () => Promise.resolve(new Response('{}', { status: 500 })), false],
  ['one is empty', () => Promise.resolve(new Response('')), false],
  ['one failed', () => Promise.reject(new TypeError('away')), false],
  ['one is late', () => new Promise<Response>(() => {}), false],
])('whether all answers have come: %s', async (_, other, isWell) => {
  expect(await allArriveInTime([Promise.resolve(new Response('{}')), other()], 20)).toBe(isWell)
})

test('an answer that was looked at can still be read', async () => {
  const answer = Promise.resolve(new Response('{}'))
  await allArriveInTime([answer], 20)
  expect(await (await answer).text()).toBe('{}')
})
