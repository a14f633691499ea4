import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPushStandIn, type PushStandIn } from './open-push-stand-in.ts'
import { readMessage } from './read-message.ts'

let service: PushStandIn
beforeAll(async () => {
  service = await openPushStandIn()
})
afterAll(() => service.close())

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('the example of RFC 8291 is read', () => {
  const browser = {
    privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const body = bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
  expect(readMessage(browser, body)).toBe('When I grow up, I want to be a watermelon')
  expect(readMessage({ ...browser, auth: bytes('AAAAAAAAAAAAAAAAAAAAAA') }, body)).toBeNull()
})

test('what nobody signed or encrypted is refused, and an endpoint that is gone says so', async () => {
  const { url } = service.subscribe()
  const post = async (headers: Record<string, string>) =>
    (await fetch(url, { method: 'POST', headers, body: 'x' })).status
  const good = { ttl: '60', 'content-encoding': 'aes128gcm' }
  expect([await post({}), await post({ ttl: '60' }), await post(good)]).toEqual([400, 400, 403])
  expect(await post({ ...good, authorization: 'vapid t=a.b.c, k=BCVx' })).toBe(403)
  service.unsubscribe(url)
  expect(await post(good)).toBe(410)
})
