import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { USER } from '../../testing/fake-server.ts'
import { sessionQuery } from './api.ts'
import { putUserOfFrame } from './live.ts'

const PLAN = { productId: '01939d2a-0000-7000-8000-0000000000b1', title: 'Month', endsAt: '2027-01-01T00:00:00.000Z' }

test('what is told to all devices changes the account, and not what the page calls its plan', () => {
  const client = new QueryClient()
  const plan = () => client.getQueryData(sessionQuery.queryKey)?.user?.plan
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: { ...USER, plan: PLAN } })
  putUserOfFrame(client, { ...USER, credits: 36, plan: { ...PLAN, title: '月卡', endsAt: '2027-02-01T00:00:00.000Z' } })
  expect(plan()).toEqual({ ...PLAN, endsAt: '2027-02-01T00:00:00.000Z' })
  expect(client.getQueryData(sessionQuery.queryKey)?.user?.credits).toBe(36)

  putUserOfFrame(client, { ...USER, plan: { ...PLAN, productId: USER.id, title: '年卡' } })
  expect(plan()?.title).toBe('年卡')
  putUserOfFrame(client, USER)
  expect(plan()).toBe(null)
})
