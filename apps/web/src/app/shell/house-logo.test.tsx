import { afterEach, expect, test } from 'vitest'
import { companyQuery } from '../../features/company/api.ts'
import { COMPANY } from '../../testing/fake-server.ts'
import { makeClient, type Rendered, render } from '../../testing/render.tsx'
import { setAppSetting } from '../../lib/stored.ts'
import { HouseLogo } from './house-logo.tsx'

let page: Rendered
afterEach(() => page.unmount())

test.each([
  ['dark', null, null, '/seal.svg'],
  ['dark', '/l', null, '/l'],
  ['dark', '/l', '/d', '/d'],
  ['light', '/l', '/d', '/l'],
  ['light', null, '/d', '/seal.svg'],
] as const)('in the %s theme, of %s and %s, %s', async (theme, logo, darkLogo, expected) => {
  setAppSetting({ theme })
  const client = makeClient()
  client.setQueryData(companyQuery.queryKey, { ...COMPANY, logo, darkLogo })
  page = await render(<HouseLogo px={36} />, client)
  expect(page.root.querySelector('img')?.getAttribute('src')).toBe(expected)
})
