import { TLSSocket } from 'node:tls'
import { expect, test } from 'vitest'
import { openOutgoing } from './open-outgoing.ts'
import { makeCertificate } from './testing/make-certificate.ts'
import { openSecureStranger } from './testing/open-stranger.ts'
import { untilTheEnd } from './testing/speak-to.ts'

const certificate = makeCertificate('studio.example')

/** Answers with the names that it was called by: in the request, and before it. */
async function openStudio(hostname: string, authorities: string | null) {
  const asked: string[] = []
  const stranger = untilTheEnd(
    await openSecureStranger(certificate, ({ headers, socket }) => {
      asked.push(`${headers.host}`)
      return `${headers.host} ${socket instanceof TLSSocket && Reflect.get(socket, 'servername')}`
    }),
  )
  const host = `${hostname}:${stranger.port}`
  const resolve = () => Promise.resolve(['127.0.0.1'])
  const hosts = [{ origin: `https://${host}`, isPrivate: true }]
  return { asked, host, outgoing: untilTheEnd(openOutgoing({ hosts, resolve, authorities })) }
}

test.each([
  ['name', 'studio.example', 'studio.example'],
  ['address', '127.0.0.1', 'false'],
])('a server that was allowed by its %s must prove it', async (_what, hostname, calledBefore) => {
  const { outgoing, host } = await openStudio(hostname, certificate.cert)

  const { body } = await outgoing.send({ method: 'GET', url: `https://${host}/` })
  const { frames } = await outgoing.socket({ url: `wss://${host}/` })

  expect(new TextDecoder().decode(body)).toBe(`${host} ${calledBefore}`)
  for await (const frame of frames) expect(frame).toBe(`${host} ${calledBefore}`)
})

test.each([
  ['has another name', 'other.example', certificate.cert],
  ['nobody vouches for', 'studio.example', null],
  ['somebody else vouches for', 'studio.example', makeCertificate('studio.example').cert],
])('a server that %s is told nothing', async (_who, hostname, authorities) => {
  const { asked, outgoing, host } = await openStudio(hostname, authorities)
  const asking = outgoing.send({ method: 'POST', url: `https://${host}/`, body: 'secret' })
  await expect(asking).rejects.toMatchObject({ kind: 'unreachable' })
  await expect(outgoing.socket({ url: `wss://${host}/` })).rejects.toMatchObject({ kind: 'unreachable' })
  expect(asked).toEqual([])
})
