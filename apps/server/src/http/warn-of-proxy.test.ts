import { expect, test } from 'vitest'
import { openRememberingLog } from '../testing/remembering-log.ts'
import { openTestServer } from '../testing/open-test-server.ts'

const MESSAGE = 'a request came with X-Forwarded-For while TRUST_PROXY is 0: set it to the number of proxies in front'
const headers = { 'x-forwarded-for': '198.51.100.7' }

test.each([
  ['0', 1],
  ['1', 0],
])('a proxy that is not reckoned with is told once: TRUST_PROXY=%s', async (proxies, lines) => {
  const logged = openRememberingLog()
  const { app } = await openTestServer({ TRUST_PROXY: proxies }, { log: logged.log })
  await app.inject({ url: '/healthz' })
  expect(logged.facts(MESSAGE)).toEqual([])
  for (let count = 0; count < 3; count += 1) await app.inject({ url: '/healthz', headers })
  expect(logged.facts(MESSAGE)).toHaveLength(lines)
})
