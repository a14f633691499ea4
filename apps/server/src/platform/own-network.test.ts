import { expect, test } from 'vitest'
import { isOwnAddress, isOwnHost, isThisMachine } from './own-network.ts'

test.each([
  ...['localhost', 'localhost:3000', 'a.localhost', '127.0.0.1:3000', '127.9.9.9', '0x7f.1', '[::1]:3000', 'LOCALHOST'],
  ...['10.0.0.1', '172.31.255.1:80', '192.168.1.20:3000', '169.254.1.1', '[fe80::1]', '[fd00::1]:3000'],
  ...['[::ffff:192.168.1.2]', 'easel.local', 'my.easel.local:3000', 'Easel.LOCAL.', 'nas', 'my_box:3000'],
])('%s is of this network', (host) => expect(isOwnHost(host)).toBe(true))

test.each([
  ...['easel.example.org', 'example.com:3000', '8.8.8.8', '172.32.0.1', '192.169.1.1', '[2001:db8::1]', '100.64.0.1'],
  ...[
    'local.evil.com',
    'evil.com.',
    'localhost.evil.com',
    'evillocal.com',
    '127.0.0.1.evil.com',
    '.local',
    '-'.repeat(300),
  ],
  ...[
    '',
    'a b',
    'localhost@evil.com',
    'localhost/evil.com',
    'localhost#',
    'localhost:99999',
    'a,b',
    '[::1',
    'ev­il',
    '0.0.0.0',
  ],
])('%s is not', (host) => expect(isOwnHost(host)).toBe(false))

test('callers are judged by their address, in IPv6 too', () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.168.1.9', '::ffff:10.1.1.1', 'fe80::1%eth0'])
    expect([address, isOwnAddress(address)]).toEqual([address, true])
  for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::1', '', 'localhost', '127.0.0.1, 127.0.0.1'])
    expect([address, isOwnAddress(address)]).toEqual([address, false])
})

test.each(['localhost', 'localhost:3000', '127.0.0.1', '127.9.9.9:80', '[::1]:3000', 'easel.localhost'])(
  '%s is this machine',
  (host) => {
    expect(isThisMachine(host)).toBe(true)
  },
)

test.each(['192.168.1.2', 'studio', 'easel.local', 'localhost.example', '127.example.com', '128.0.0.1'])(
  '%s is another',
  (host) => {
    expect(isThisMachine(host)).toBe(false)
  },
)
