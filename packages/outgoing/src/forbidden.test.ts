import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOutgoing } from './open-outgoing.ts'
import type { AllowedHost } from './outgoing.ts'
import { openCanary, type Stranger } from './testing/open-stranger.ts'
import { untilTheEnd } from './testing/speak-to.ts'

/** Listen on every address of this machine; the port takes the place of PORT below. */
let canaries: { ipv4: Stranger; ipv6: Stranger }
beforeAll(async () => {
  canaries = { ipv4: await openCanary('0.0.0.0'), ipv6: await openCanary('::') }
})
afterAll(async () => {
  await canaries.ipv4.close()
  await canaries.ipv6.close()
})

/** Addresses that no name may lead to, unless the operator wrote that it may be private. */
const ADDRESSES = [
  ...['0.0.0.0', '0.0.0.1', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.100.100.200', '100.127.255.255'],
  ...['127.0.0.1', '127.0.0.2', '127.1.2.3', '127.255.255.254', '168.63.129.16', '169.254.0.1', '169.254.169.254'],
  ...['169.254.170.2', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.0.192', '192.0.2.1', '192.88.99.1'],
  ...['192.168.0.1', '192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1'],
  ...['239.255.255.250', '240.0.0.1', '255.255.255.255', '::', '::1', '::2', '::127.0.0.1', '::ffff:127.0.0.1'],
  ...['::ffff:7f00:1', '::ffff:0.0.0.0', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '::ffff:192.168.1.1'],
  ...['::ffff:8.8.8.8', '::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe'],
  ...['64:ff9b:1::7f00:1', '100::1', '2001::1', '2001:0:7f00:1::', '2001:2::1', '2001:10::1', '2001:20::1'],
  ...['2001:db8::1', '2002:7f00:1::', '2002:7f00:1::1', '2002:a9fe:a9fe::', '3ffe::1', '3fff::1', '5f00::1'],
  ...['fc00::1', 'fd00::1', 'fd00::2', 'fd00:ec2::254', 'fd20:ce::254', 'fdff::1', 'fe80::1', 'febf::1', 'fec0::1'],
  ...['feff::1', 'ff01::1', 'ff02::1', 'ff05::1:3', 'ff0e::1', 'ffff::1'],
]

/** What only a resolver can say. */
const ZONES = ['fe80::1%lo', 'fe80::1%1', '::1%lo', '127.0.0.1%lo', '127.1', 'localhost', '', '0x7f000001']

/** Odd ways to write an address of this machine or of its network. */
const NOTATIONS = [
  ...['http://2130706433:PORT/', 'http://0x7f000001:PORT/', 'http://017700000001:PORT/', 'http://0x7f.1:PORT/'],
  ...['http://0177.0.0.1:PORT/', 'http://0177.0x0.0.1:PORT/', 'http://127.1:PORT/', 'http://127.0.1:PORT/'],
  ...[
    'http://00000177.1:PORT/',
    'http://0X7F.0.0.0x1:PORT/',
    'http://0:PORT/',
    'http://0x0:PORT/',
    'http://00.0:PORT/',
  ],
  ...['http://127.0.0.1.:PORT/', 'http://127%2e0%2e0%2e1:PORT/', 'http://%31%32%37.0.0.1:PORT/'],
  ...['http://１２７.０.０.１:PORT/', 'http://127。0。0。1:PORT/', 'http://①②⑦.⓪.⓪.①:PORT/', 'http://127｡0｡0｡1:PORT/'],
  ...['http://2852039166:PORT/', 'http://0xa9fea9fe:PORT/', 'http://0xa9.0xfe.43518:PORT/', 'http://3232235777:PORT/'],
  ...['http://[0:0:0:0:0:0:0:1]:PORT/', 'http://[0000::0001]:PORT/', 'http://[::0.0.0.1]:PORT/', 'http://[0::]:PORT/'],
  ...['http://[::FFFF:127.0.0.1]:PORT/', 'http://[0:0:0:0:0:ffff:7f00:0001]:PORT/', 'http://[FE80::1]:PORT/'],
  ...['http://[64:FF9B::127.0.0.1]:PORT/', 'http://[2002:7F00:0001::]:PORT/', 'http://[FD00:EC2:0::0254]:PORT/'],
]

/** Names that lead home. */
const NAMES = [
  'localhost',
  'localhost.',
  'LocalHost',
  'ip6-localhost',
  '127.0.0.1.nip.test',
  'a.localhost',
  'loop.example',
]

/** The host itself is allowed, and may be private; this is how it is written. */
const SHAPES = [
  ...['http://user@127.0.0.1:PORT/', 'http://user:word@127.0.0.1:PORT/', 'http://:word@127.0.0.1:PORT/'],
  ...['http://@127.0.0.1:PORT/', 'http://:@127.0.0.1:PORT/', 'http://127.0.0.1:PORT@evil.example/'],
  ...[
    'http://evil.example@127.0.0.1:PORT/',
    'http://127.0.0.1:PORT\\@evil.example/',
    'http://127.0.0.1:PORT%40evil.example/',
  ],
  ...[
    'http://127.0.0.1:PORT/\r\nHost: evil.example',
    'http://127.0.0.1:PORT/\n',
    'http://127.0.0.1:PORT/\rx',
    'http://127.0.0.1:PORT/a\tb',
  ],
  ...['http://127.0.0.1\r\n:PORT/', 'ht\ntp://127.0.0.1:PORT/', ' http://127.0.0.1:PORT/', 'http://127.0.0.1:PORT/ '],
  ...['http://127.0.0.1:PORT/\u0000', 'http:127.0.0.1:PORT/', 'http:/127.0.0.1:PORT/', 'http:///127.0.0.1:PORT/'],
  ...[
    'http:\\\\127.0.0.1:PORT\\',
    '//127.0.0.1:PORT/',
    '127.0.0.1:PORT',
    '/',
    '',
    'http://',
    'http://:PORT/',
    'http://[127.0.0.1]:PORT/',
  ],
  ...[
    'https://127.0.0.1:PORT/',
    'http://127.0.0.1/',
    'http://127.0.0.1:1/',
    'http://127.0.0.1:99999/',
    'http://127.0.0.1:-1/',
  ],
  ...[
    'ws://127.0.0.1:PORT/',
    'wss://127.0.0.1:PORT/',
    'ftp://127.0.0.1:PORT/',
    'file:///etc/passwd',
    'file://127.0.0.1/x',
  ],
  ...[
    'gopher://127.0.0.1:PORT/',
    'data:text/plain,x',
    'javascript:alert(1)',
    'blob:http://127.0.0.1:PORT/x',
    'unix:/run/x',
  ],
  ...['dict://127.0.0.1:PORT/', 'http+unix://127.0.0.1:PORT/', 'jar:http://127.0.0.1:PORT/!/', 'about:blank'],
  ...[
    'http://127.0.0.2:PORT/',
    'http://[::1]:PORT/',
    'http://127.0.0.1..:PORT/',
    'http://127.0.0.1.evil.example:PORT/',
  ],
  ...[
    'http://127.0.0.1%00:PORT/',
    'http://127.0.0.1%0d%0a:PORT/',
    'http://[fe80::1%25lo]:PORT/',
    'http://[::1%lo]:PORT/',
  ],
]

const atPort = (text: string) => text.replaceAll('PORT', String(canaries.ipv4.port))
const originOf = (url: string) => new URL(url).origin

/** Asks for a page, a stream and a socket, and counts what became of it. */
async function ask(url: string, hosts: readonly AllowedHost[], addresses: readonly string[] = []) {
  let lookUpCount = 0
  const resolve = () => {
    lookUpCount += 1
    return Promise.resolve(addresses)
  }
  const outgoing = untilTheEnd(openOutgoing({ hosts, resolve }))
  const before = connectionCount()
  const results = await Promise.allSettled([
    outgoing.send({ method: 'GET', url }),
    outgoing.stream({ method: 'POST', url, body: 'x' }),
    outgoing.socket({ url: url.replace(/^http/i, 'ws') }),
  ])
  const kinds = results.map((result): unknown => (result.status === 'rejected' ? result.reason.kind : 'answered'))
  return { kinds, lookUpCount, connectionCount: connectionCount() - before }
}

const connectionCount = () => canaries.ipv4.connectionCount() + canaries.ipv6.connectionCount()
const REFUSED = ['forbidden', 'forbidden', 'forbidden']

test('the canaries would have sung', async () => {
  for (const host of ['127.0.0.1', '127.1.2.3', '0.0.0.0']) connect({ host, port: canaries.ipv4.port })
  for (const host of ['::1', '::']) connect({ host, port: canaries.ipv6.port })
  await expect.poll(() => canaries.ipv4.connectionCount()).toBe(3)
  await expect.poll(() => canaries.ipv6.connectionCount()).toBe(2)
})

describe('an address out of bounds is refused, though its origin is allowed', () => {
  test.each(ADDRESSES)('%s', async (address) => {
    for (const { port } of [canaries.ipv4, canaries.ipv6]) {
      const url = `http://${address.includes(':') ? `[${address}]` : address}:${port}/`
      const asked = await ask(url, [{ origin: originOf(url), isPrivate: false }])
      expect(asked).toEqual({ kinds: REFUSED, lookUpCount: 0, connectionCount: 0 })
    }
  })

  test.each(NOTATIONS)('%s', async (notation) => {
    const url = atPort(notation)
    const asked = await ask(url, [{ origin: originOf(url), isPrivate: false }])
    expect(asked).toEqual({ kinds: REFUSED, lookUpCount: 0, connectionCount: 0 })
  })
})

describe('an allowed name that leads there is refused, even when it leads elsewhere as well', () => {
  test.each([...ADDRESSES, ...ZONES])('%j', async (address) => {
    for (const { port } of [canaries.ipv4, canaries.ipv6]) {
      const origin = `http://studio.example:${port}`
      for (const addresses of [[address], ['93.184.215.14', address], [address, '2606:4700::1111', '93.184.215.14']]) {
        const asked = await ask(`${origin}/`, [{ origin, isPrivate: false }], addresses)
        expect(asked).toEqual({ kinds: REFUSED, lookUpCount: 3, connectionCount: 0 })
      }
    }
  })

  test.each(NAMES)('%s', async (name) => {
    const origin = `http://${name}:${canaries.ipv4.port}`
    const asked = await ask(`${origin}/`, [{ origin, isPrivate: false }], ['127.0.0.1'])
    expect(asked).toEqual({ kinds: REFUSED, lookUpCount: 3, connectionCount: 0 })
  })
})

describe('a host that may be private leads to no credentials of the cloud, and to nobody', () => {
  const OUT_OF_REACH = [
    '169.254.169.254',
    'fe80::1',
    'fd00:ec2::254',
    '100.100.100.200',
    '0.0.0.0',
    '::',
    '::ffff:127.0.0.1',
  ]
  test.each([...OUT_OF_REACH, '64:ff9b::7f00:1', '2002:7f00:1::', '224.0.0.1', 'fe80::1%lo'])('%s', async (address) => {
    const origin = `http://studio.example:${canaries.ipv4.port}`
    const asked = await ask(`${origin}/`, [{ origin, isPrivate: true }], ['127.0.0.1', address])
    expect(asked).toEqual({ kinds: REFUSED, lookUpCount: 3, connectionCount: 0 })
  })
})

test('an operator who writes a link-local address itself may be led there', async () => {
  // Without a zone the system knows no way, so nobody is disturbed.
  const origin = `http://[fe80::1]:${canaries.ipv6.port}`
  const { kinds } = await ask(`${origin}/`, [{ origin, isPrivate: true }])
  expect(kinds).toEqual(['unreachable', 'unreachable', 'unreachable'])
})

describe('a URL of another shape or host is refused, and nobody looks it up', () => {
  test.each(SHAPES)('%j', async (shape) => {
    const url = atPort(shape)
    const outgoing = untilTheEnd(openOutgoing({ hosts: [{ origin: canaryOrigin(), isPrivate: true }] }))
    const before = connectionCount()
    await expect(outgoing.send({ method: 'GET', url })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(outgoing.stream({ method: 'GET', url })).rejects.toMatchObject({ kind: 'forbidden' })
    expect(connectionCount()).toBe(before)
  })

  test.each(['раypal.example', 'paypaI.example.evil.example', 'paypal.example:444', 'paypal.example%2eevil.example'])(
    'https://%s/ beside https://paypal.example',
    async (host) => {
      const asked = await ask(
        `https://${host}/`,
        [{ origin: 'https://paypal.example', isPrivate: false }],
        ['127.0.0.1'],
      )
      expect(asked).toEqual({ kinds: REFUSED, lookUpCount: 0, connectionCount: 0 })
    },
  )

  const canaryOrigin = () => `http://127.0.0.1:${canaries.ipv4.port}`
})

describe('a header that would speak past the client is refused', () => {
  const HEADERS = [
    ...[
      { Host: 'evil.example' },
      { 'content-length': '0' },
      { 'Transfer-Encoding': 'chunked' },
      { connection: 'keep-alive' },
    ],
    ...[{ upgrade: 'h2c' }, { Origin: 'http://x' }, { 'sec-websocket-key': 'x' }, { expect: '100-continue' }],
    ...[
      { 'x-a': 'b\r\nhost: c' },
      { 'x-a\r\nhost': 'c' },
      { 'x-a': 'b\n' },
      { 'x-a': 'b\u0000' },
      { 'x-a': '猫' },
      { '': 'x' },
    ],
  ]
  test.each(HEADERS)('%j', async (headers) => {
    const origin = `http://127.0.0.1:${canaries.ipv4.port}`
    const outgoing = untilTheEnd(openOutgoing({ hosts: [{ origin, isPrivate: true }] }))
    const before = connectionCount()
    await expect(outgoing.send({ method: 'GET', url: origin, headers })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(outgoing.socket({ url: origin.replace('http', 'ws'), headers })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    expect(connectionCount()).toBe(before)
  })
})

test.each([
  'ftp://studio.example',
  'https://studio.example/v1',
  'https://key@studio.example',
  'studio.example',
  'ws://a',
  '',
])('an operator cannot allow %j', (origin) => {
  expect(() => openOutgoing({ hosts: [{ origin, isPrivate: false }] })).toThrow(TypeError)
})
