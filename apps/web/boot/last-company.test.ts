import { beforeEach, expect, test } from 'vitest'
import { storeCompany, readLastCompany } from './last-company.ts'

beforeEach(() => localStorage.clear())

test('what the operator says is there at the next visit, and can still be read at this one', async () => {
  const answer = Promise.resolve(Response.json({ success: true, data: { name: '画室' } }))
  await storeCompany(answer)
  expect(readLastCompany()).toEqual({ name: '画室' })
  expect(await (await answer).json()).toMatchObject({ success: true })
})

test.each([
  ['a refusal', () => Promise.resolve(Response.json({ success: false, data: null }))],
  ['a gateway’s page', () => Promise.resolve(new Response('<html>'))],
  ['no answer', () => Promise.reject(new TypeError('away'))],
])('%s leaves what was said before', async (_, answer) => {
  localStorage.setItem('company', '{"name":"Easel"}')
  await storeCompany(answer())
  expect(readLastCompany()).toEqual({ name: 'Easel' })
})

test.each(['{', 'null', ''])('%j counts as nothing', (stored) => {
  localStorage.setItem('company', stored)
  expect(readLastCompany()).toBeUndefined()
})
