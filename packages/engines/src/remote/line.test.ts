import { expect, test } from 'vitest'
import { EngineRefused, engineMessageOf } from './faults.ts'
import { requireTaken } from './line.ts'

const line = { clock: { now: () => new Date(0) }, headers: { authorization: 'Bearer sk-ours' } }

function refuse(status: number, body: string, headers: Record<string, string> = {}): { reason: string; said?: string } {
  try {
    requireTaken({ status, headers, body: new TextEncoder().encode(body) }, line)
  } catch (error) {
    if (error instanceof EngineRefused) return { reason: error.reason, ...engineMessageOf(error) }
    throw error
  }
  throw new Error('It was taken.')
}

test('what an engine says of a fault or of what it refuses is the cause of what came of it', () => {
  const memory = { error: 'server_error', message: 'CUDA out of memory' }
  expect(refuse(500, JSON.stringify(memory))).toEqual({ reason: 'engine_failed', said: 'CUDA out of memory' })
  const wrapped = new EngineRefused('engine_lost', { cause: new Error('x', { cause: thrownBy(memory) }) })
  expect(engineMessageOf(wrapped)).toEqual({ said: 'CUDA out of memory' })
  expect(refuse(502, '<h1>Bad Gateway</h1>')).toEqual({ reason: 'engine_failed' })
  expect(refuse(400, '{"error":"too wide"}')).toEqual({ reason: 'engine_refused', said: 'too wide' })
})

function thrownBy(body: object): unknown {
  try {
    requireTaken({ status: 500, headers: {}, body: new TextEncoder().encode(JSON.stringify(body)) }, line)
  } catch (error) {
    return error
  }
  return null
}

test('our key is not in it, and it is not long', () => {
  expect(refuse(500, '{"error":"no rights: Bearer sk-ours"}').said).toBe('no rights: Bearer …')
  expect(refuse(400, '{"error":"no rights: sk-ours"}')).toEqual({ reason: 'engine_refused', said: 'no rights: …' })
  const long = refuse(500, JSON.stringify({ error: `${'x'.repeat(298)}sk-ours${'y'.repeat(500)}` })).said
  expect(long).toBe(`${'x'.repeat(298)}…y`)
})

test('the name under which the engine keeps a request stands beside what it said of its fault', () => {
  const named = { 'x-request-id': 'req_7f3a' }
  expect(refuse(500, '{"error":"overloaded"}', named).said).toBe('overloaded (x-request-id req_7f3a)')
  expect(refuse(502, '<h1>Bad Gateway</h1>', { 'x-oneapi-request-id': '2026.11-x' }).said).toBe(
    '(x-oneapi-request-id 2026.11-x)',
  )
  expect(refuse(500, '{"error":"overloaded"}', { 'x-request-id': 'a b\u0007' }).said).toBe('overloaded')
  expect(refuse(400, '{"error":"too wide"}', named).said).toBe('too wide (x-request-id req_7f3a)')
})
