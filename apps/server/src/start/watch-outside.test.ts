import { readBooks } from '@easel/contract/admin-orders'
import { beforeAll, expect, test } from 'vitest'
import { listOutsideAlarms } from '../db/outside-failures.ts'
import { examineFailures } from '../doctor/examine-providers.ts'
import type { SmsProvider } from '../platform/sms/provider.ts'
import { SmsOutage } from '../platform/sms/vendor.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { anAdmin } from '../testing/seed.ts'
import { watchPayments, watchSms } from './watch-outside.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

const message = { id: 'a', phone: '+8613900000001', language: 'en-US', purpose: 'login', code: '123456' } as const
const answering = (send: SmsProvider['sendCode']): SmsProvider =>
  watchSms(server.deps, { id: 'aliyun', sendCode: send, sendNotice: () => Promise.resolve('sent') })
const findings = async () => (await examineFailures(server.deps.db)).map(({ part, state }) => `${part} ${state}`)

test('whoever looks hears that codes have not got through since three of them failed, until one does', async () => {
  const out = answering(() => Promise.reject(new SmsOutage('aliyun: timeout')))
  for (let nth = 0; nth < 2; nth++) await expect(out.sendCode(message)).rejects.toThrow('timeout')
  expect(await listOutsideAlarms(server.deps.db)).toEqual([])
  await answering(() => Promise.resolve('refused')).sendCode(message)

  expect(await findings()).toEqual(['SMS broken'])
  const readiness = async () => (await server.app.inject({ url: '/readyz' })).json()
  await eventually(async () => expect(await readiness()).toMatchObject({ ready: true, alarms: ['sms'] }))
  const { token } = await anAdmin(server.deps)
  const failing = [{ service: 'sms', failures: 3, reason: 'refused', since: server.clock.now().toISOString() }]
  expect((await server.call(readBooks, { token })).data).toMatchObject({ failing })

  await answering(() => Promise.resolve('sent')).sendCode(message)
  expect(await findings()).toEqual([])
})

test('a payment provider that refuses us is named, and its success ends that', async () => {
  let isAway = true
  const query = () =>
    isAway ? Promise.reject(new Error('wechat: wrong key')) : Promise.resolve({ state: 'unknown' as const })
  const gateway = { id: 'wechat', query, prepay: never, close: never, refund: never, queryRefund: never }
  const { gateways } = watchPayments(server.deps, { standings: [], gateways: new Map([['wechat', gateway]]) })
  for (let nth = 0; nth < 3; nth++) await expect(gateways.get('wechat')?.query('x')).rejects.toThrow('wrong key')
  expect(await listOutsideAlarms(server.deps.db)).toEqual(['payment'])
  expect(await findings()).toEqual(['payment wechat broken'])
  isAway = false
  await gateways.get('wechat')?.query('x')
  expect(await findings()).toEqual([])
})

function never(): Promise<never> {
  return Promise.reject(new Error('nobody asks for this'))
}
