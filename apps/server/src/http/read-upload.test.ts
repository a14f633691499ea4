import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { UPLOAD_MAX_BYTES } from '@easel/contract/limits'
import { storeUpload } from '@easel/contract/upload'
import sharp from 'sharp'
import { beforeAll, expect, inject, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../testing/seed.ts'
import { writeForm } from '../testing/write-form.ts'

let server: TestServer
let person: SeededPerson
let port: number
let picture: Buffer
beforeAll(async () => {
  server = await openTestServer()
  person = await aMember(server.deps)
  const { port: found } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  port = Number(found)
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()
})

const send = (body: Buffer | string, contentType = 'multipart/form-data; boundary=b') =>
  server.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': contentType },
    payload: body,
  })

const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const whole = (fields: Record<string, string | Buffer>, about = {}) => writeForm({ purpose: 'base', ...fields }, about)

async function countRows(): Promise<number> {
  return (await server.deps.db.selectFrom('images').select('id').execute()).length
}

const abuses: [string, string, string?][] = [
  ['no boundary', part('purpose', 'base'), 'multipart/form-data'],
  ['an empty boundary', part('purpose', 'base'), 'multipart/form-data; boundary='],
  ['another type', part('purpose', 'base'), 'multipart/mixed; boundary=b'],
  ['JSON', '{"purpose":"base"}', 'application/json'],
  ['no body', ''],
  ['no part', '--b--\r\n'],
  ['a part that does not end', part('purpose', 'base').slice(0, -2)],
  ['10,000 parts', `${part('purpose', 'base').repeat(10_000)}--b--`],
  [
    '10,000 parts with names of their own',
    `${Array.from({ length: 10_000 }, (_, at) => part(`p${at}`, '')).join('')}--b--`,
  ],
  ['a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\nbase\r\n--b--'],
  ['an empty name', `${part('', 'base')}--b--`],
  ['a header without end', `--b\r\nContent-Disposition: form-data; name="${'x'.repeat(1_000_000)}`],
  ['a part within a part', `--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx\r\n--c--\r\n--b--`],
  ['a file in a field', `${part('purpose', 'x'.repeat(500_000))}--b--`],
  ['the prototype', `${part('purpose', 'base')}${part('__proto__', 'x')}${part('file', 'x')}--b--`],
  ['the constructor', `${part('purpose', 'base')}${part('constructor', 'x')}${part('file', 'x')}--b--`],
  ['two files', `${part('purpose', 'base')}${part('file', 'x')}${part('file', 'y')}--b--`],
  ['no file', `${part('purpose', 'base')}--b--`],
  ['no purpose', `${part('file', 'x')}--b--`],
  ['another purpose', `${part('purpose', 'drawn')}${part('file', 'x')}--b--`],
]

test.each(abuses)('%s is refused with an envelope, and nothing is kept', async (_what, body, contentType) => {
  const before = await countRows()
  const response = await send(body, contentType)
  expect(response.json()).toMatchObject({ code: 400, success: false })
  expect(await countRows()).toBe(before)
})

const names = [
  '../../etc/passwd',
  '/etc/passwd',
  'a\0.png',
  'x'.repeat(3_000),
  '\u202egnp.exe',
  'CON',
  '.htaccess',
  'a.svg',
  'a"; name="purpose',
]

test.each(names)('what a file is called does not matter: %j', async (fileName) => {
  const { body, contentType } = whole({ file: picture }, { fileName, type: 'text/html' })
  const answer = (await send(body, contentType)).json()
  expect(answer).toMatchObject({ success: true, data: { mime: 'image/png' } })
  expect(JSON.stringify(answer)).not.toContain(fileName)
})

/** A request by hand: what is written, in which pieces, and when the line is cut. */
function open(headers: string[], token = person.token): Socket {
  const socket = connect(port, '127.0.0.1')
  const head = ['POST /api/upload HTTP/1.1', 'Host: a', `Authorization: Bearer ${token}`, ...headers, '', '']
  socket.on('error', () => undefined)
  socket.write(head.join('\r\n'))
  return socket
}

async function readAll(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (bytes) => (text += String(bytes)))
  await once(socket, 'close')
  return text
}

test('a body of more than any use is refused by its length, and the line is cut', async () => {
  const { contentType } = whole({ file: picture })
  const answer = await readAll(open([`Content-Type: ${contentType}`, 'Content-Length: 100000000']))
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(answer).toContain('"reason":"too_large"')
  expect(answer).toMatch(/connection: close/i)
})

test('of a stream without a length no more is read than a picture may have, and the line is cut', async () => {
  const { body, contentType } = whole({ file: Buffer.alloc(100) })
  const socket = open([`Content-Type: ${contentType}`, 'Transfer-Encoding: chunked'])
  const piece = Buffer.alloc(64 * 1024)
  const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
  socket.write(Buffer.concat([Buffer.from(`${(200).toString(16)}\r\n`), body.subarray(0, 200), Buffer.from('\r\n')]))
  let sent = 0
  while (!socket.destroyed && socket.writable && sent < 100_000_000) {
    if (!socket.write(chunk))
      await new Promise((goOn) => ['drain', 'close'].forEach((event) => socket.once(event, goOn)))
    sent += piece.length
  }
  await eventually(() => expect(socket.destroyed).toBe(true))
  // The rest of it lies in the buffers between the two.
  expect(sent).toBeLessThan(50_000_000)
})

test('a picture of a byte too many that comes in pieces without a length is told of in words', async () => {
  const { body, contentType } = whole({ file: Buffer.alloc(UPLOAD_MAX_BYTES + 1, 1) })
  const socket = open([`Content-Type: ${contentType}`, 'Transfer-Encoding: chunked', 'Connection: close'])
  const answer = readAll(socket)
  for (let at = 0; at < body.length; at += 50_000) {
    const piece = body.subarray(at, at + 50_000)
    socket.write(Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]))
  }
  socket.write('0\r\n\r\n')
  expect(await answer).toMatch(/^HTTP\/1.1 200 [^]*"reason":"image_too_large"/)
})

test('a length that is not kept is no upload', async () => {
  const { body, contentType } = whole({ file: picture })
  const before = await countRows()
  const longer = open([`Content-Type: ${contentType}`, `Content-Length: ${body.length + 50}`])
  longer.end(body)
  await readAll(longer)
  const shorter = open([`Content-Type: ${contentType}`, `Content-Length: ${body.length - 50}`, 'Connection: close'])
  shorter.write(body)
  expect(await readAll(shorter)).not.toContain('"success":true')
  expect(await countRows()).toBe(before)
})

test('who is not signed in is refused before the body is sent', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const { contentType } = whole({ file: picture })
  socket.write(
    `POST /api/upload HTTP/1.1\r\nHost: a\r\nContent-Type: ${contentType}\r\nContent-Length: 2000000\r\n\r\n`,
  )
  const answer = await readAll(socket)
  expect(answer).toMatch(/^HTTP\/1.1 401 /)
})

const filesOpen = () => readdirSync('/proc/self/fd').length
const isLinux = process.platform === 'linux'

test('uploads that are cut off at any point leave no row, no file and no open handle', async () => {
  const { body, contentType } = whole({ file: Buffer.concat([picture, Buffer.alloc(200_000)]) })
  const headers = [`Content-Type: ${contentType}`, `Content-Length: ${body.length}`]
  const before = { rows: await countRows(), files: isLinux ? filesOpen() : 0 }
  for (let round = 0; round < Math.ceil(10 * inject('scale')); round += 1) {
    const cut = [0, 0.25, 0.5, 0.75].map(async (share) => {
      const socket = open(headers)
      await new Promise((done) => socket.write(body.subarray(0, Math.floor(body.length * share)), done))
      socket.destroy()
      await once(socket, 'close')
    })
    await Promise.all(cut)
  }
  await eventually(async () => {
    expect(await countRows()).toBe(before.rows)
    if (isLinux) expect(filesOpen()).toBeLessThanOrEqual(before.files + 5)
  })
  // No place is taken by them any more.
  await eventually(async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload()))
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true, true])
  })
})

const upload = (token = person.token) => server.call(storeUpload, { token, body: { purpose: 'base' }, file: picture })

test('five of one person’s uploads are read at once, a sixth is refused, and nobody else’s', async () => {
  const [busy, someone] = [await aMember(server.deps), await aMember(server.deps)]
  const { contentType } = whole({ file: picture })
  const headers = [`Content-Type: ${contentType}`, 'Content-Length: 1000']
  const slow = Array.from({ length: 6 }, () => open(headers, busy.token))
  expect(await Promise.race(slow.map(readAll))).toMatch(/^HTTP\/1.1 429 [^]*"reason":"rate_limited"/)
  expect((await upload(someone.token)).success).toBe(true)
  for (const socket of slow) socket.destroy()
  await eventually(async () => expect((await upload(busy.token)).success).toBe(true))
})

test('the process that decodes knows none of our settings', async () => {
  await upload()
  if (!isLinux) return
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isDecoder(pid))
  expect(children.length).toBeGreaterThan(0)
  for (const pid of children) expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/PATH=|HOME=|KEY/)
})

function isDecoder(pid: string): boolean {
  try {
    const isOurs = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(process.pid)
    return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decoder/main.js')
  } catch {
    return false // it has ended since the list was read
  }
}
