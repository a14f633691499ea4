import { expect, test } from 'vitest'
import { EngineRefused, NotTaken } from '../remote/faults.ts'
import { requireYes } from './read-refusal.ts'

const clock = { now: () => new Date('2026-11-22T12:00:00Z') }

function refusalOf(status: number, body: unknown): unknown {
  const bytes = new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
  try {
    requireYes({ status, headers: {}, body: bytes }, { clock, headers: {} })
    return null
  } catch (error) {
    return error
  }
}

const said = (status: number, body: unknown) => {
  const refusal = refusalOf(status, body)
  return refusal instanceof EngineRefused ? [refusal.reason, refusal.isGone] : refusal
}

test('a yes is no refusal', () => {
  expect(refusalOf(200, 'anything')).toBeNull()
})

test.each([
  [403, { error: { message: 'Verify first.' } }, ['Verify first.', false]],
  [403, '<h1>Forbidden</h1>', ['key_refused', false]],
  [403, {}, ['key_refused', false]],
  [401, { error: { message: 'Wrong.' } }, ['key_refused', false]],
  [400, { error: 'prompt required' }, ['prompt required', false]],
  [422, { detail: [{ msg: 'Field required' }] }, ['engine_refused', false]],
  [400, { error: { code: 'OutputImageSensitiveContentDetected', message: 'No.' } }, ['banned_word', false]],
  [400, { code: 'InputTextSensitiveContentDetected.PolicyViolation', message: 'No.' }, ['banned_word', false]],
  [404, { error: { message: 'Invalid URL (POST /v1/images/edits)' } }, ['engine_lacks_call', true]],
  [404, { detail: 'Not Found' }, ['engine_lacks_call', true]],
  [404, { error: { code: 'model_not_found', message: 'No such model.' } }, ['model_missing', false]],
  [404, { error: { code: 'InvalidEndpointOrModel.NotFound', message: 'No.' } }, ['model_missing', false]],
  [501, '', ['engine_lacks_call', true]],
  [400, { error: { code: 'api_not_implemented', message: 'No.' } }, ['engine_lacks_call', true]],
  [502, '<h1>Bad Gateway</h1>', ['engine_failed', false]],
])('a no with %i and %j is told as it is meant', (status, body, expected) => {
  expect(said(status, body)).toEqual(expected)
})

test('too much at once is asked again, too little money is not', () => {
  expect(refusalOf(429, { error: { message: 'Slow down.', code: 'rate_limit_exceeded' } })).toBeInstanceOf(NotTaken)
  expect(said(429, { error: { message: 'Pay first.', code: 'insufficient_quota' } })).toEqual(['key_refused', false])
})

test('a sentence is cut, and what it was about is kept beside the reason', () => {
  const refusal = refusalOf(400, { error: { message: 'x'.repeat(1_000), param: 'n', code: 'invalid_value' } })
  expect(refusal).toMatchObject({ reason: 'x'.repeat(300), said: expect.stringMatching(/^invalid_value n x+$/) })
})
