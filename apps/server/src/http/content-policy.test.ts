import { beforeAll, expect, test } from 'vitest'
import { listWeaknesses, readPolicy } from '../testing/judge-policy.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ PUBLIC_URL: 'http://draw.example' })
})

async function policyOf(url: string) {
  const { headers } = await server.app.inject({ url, headers: { host: 'draw.example' } })
  return readPolicy(String(headers['content-security-policy']))
}

test('the policy of a screen says this and nothing else', async () => {
  const policy = await policyOf('/draw')
  const { 'script-src': scripts = [], 'style-src': styles = [], ...rest } = Object.fromEntries(policy)
  expect(rest).toEqual({
    'default-src': ["'none'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'ws://draw.example', 'wss://draw.example'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['service-worker'],
  })
  for (const source of [...scripts, ...styles]) expect(source).toMatch(/^'(self|sha256-[\w+/]+=)'$/)
})

test.each(['/draw', '/api/home/company-info', '/api/none', '/assets/none.js', '/healthz'])(
  'whoever attacks %s finds no weakness in its policy',
  async (url) => {
    expect(listWeaknesses(await policyOf(url))).toEqual([])
  },
)

const STRICT =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

test.each([
  [STRICT, []],
  ['', expect.arrayContaining(['scripts may come from anywhere', 'default-src is not none', 'base-uri is open'])],
  [STRICT.replace("'self'", "'self' 'unsafe-inline'"), expect.arrayContaining(["script-src 'unsafe-inline'"])],
  [STRICT.replace("'self'", "'self' 'unsafe-eval'"), expect.arrayContaining(["script-src 'unsafe-eval'"])],
  [STRICT.replace("'self'", "'self' https:"), expect.arrayContaining(['script-src https: is a whole scheme'])],
  [STRICT.replace("'self'", "'self' data:"), expect.arrayContaining(['script-src data: is a whole scheme'])],
  [STRICT.replace("'self'", '*.example'), expect.arrayContaining(['script-src *.example is a wildcard'])],
  [STRICT.replace("'self'", 'cdn.example'), expect.arrayContaining(['script-src cdn.example is a foreign host'])],
  [STRICT.replace("base-uri 'none'; ", ''), ['base-uri is open']],
  [STRICT.replace("frame-ancestors 'none'", "frame-ancestors 'self'"), ['frame-ancestors is open']],
  [STRICT.replace("form-action 'self'; ", ''), ['form-action is open']],
  [STRICT.replace("trusted-types 'none'", 'trusted-types *'), ['any trusted types policy may be made']],
  [STRICT.replace("require-trusted-types-for 'script'; ", ''), ['text may become script']],
  [STRICT.replace("default-src 'none'", "default-src 'self'"), ['default-src is not none', 'plugins may be loaded']],
  [`${STRICT}; connect-src 'self' wss:`, ['connect-src wss: is a whole scheme']],
])('%s: %j', (policy, weaknesses) => {
  expect(listWeaknesses(readPolicy(policy))).toEqual(weaknesses)
})

test('where browsers fetch pictures from a bucket, the policy names it for pictures and clips, and for nothing else', async () => {
  const STORAGE_URL = 's3://pictures?endpoint=https://s3.example.com&style=host'
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
  const direct = await openTestServer({ STORAGE_URL, ...keys, STORAGE_DIRECT: '1' })
  const { headers } = await direct.app.inject({ url: '/draw' })
  const policy = readPolicy(String(headers['content-security-policy']))
  expect(policy.get('img-src')).toEqual(["'self'", 'blob:', 'data:', 'https://pictures.s3.example.com'])
  expect(policy.get('media-src')).toEqual(["'self'", 'https://pictures.s3.example.com'])
  expect([...policy].filter(([, sources]) => sources.some((source) => source.includes('example.com')))).toHaveLength(2)
})
