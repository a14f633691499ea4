import { expect, test } from 'vitest'
import { thinCalls } from './lean-calls.ts'

test('a call keeps how it is made and what comes back, and loses what only others read', () => {
  const code = `export const ban = defineCall({
  method: 'POST',
  path: '/api/ban',
  summary: 'Suspend, or let in again',
  params: z.strictObject({ id }),
  query: nothing,
  body: z.strictObject({ reason: z.string(), body: z.string() }),
  data: z.object({ body: z.null() })
})`
  const plainly = thinCalls(code).replace(/\s+/g, ' ')
  expect(plainly).toBe(
    "export const ban = defineCall({ method: 'POST', path: '/api/ban', data: z.object({ body: z.null() }) })",
  )
})

test('what is no call stays as it is', () => {
  const code = 'export const shape = z.object({ body: z.string(), summary: z.string() })'
  expect(thinCalls(code)).toBe(code)
})
