import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

test('the app is installed under the name of the company, and begins at the drawing screen', async () => {
  await server.deps.db.updateTable('companies').set({ name: '画室 <b>' }).execute()
  const { headers, payload } = await server.app.inject({ url: '/manifest.webmanifest' })
  expect(headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  expect(JSON.parse(payload)).toMatchObject({
    name: '画室 <b>',
    short_name: '画室 <b>',
    start_url: '/draw',
    display: 'standalone',
    icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable', sizes: '512x512' })]),
  })
})
