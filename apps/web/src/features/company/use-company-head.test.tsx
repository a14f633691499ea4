import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { COMPANY } from '../../testing/fake-server.ts'
import { makeClient, type Rendered, render, settle } from '../../testing/render.tsx'
import { useCompanyHead, usePageTitle } from './use-company-head.ts'

let rendered: Rendered
let asked: string[]
beforeEach(() => {
  asked = []
  document.title = 'Easel'
  for (const name of ['description', 'keywords']) {
    const meta = document.createElement('meta')
    Object.assign(meta, { name, content: '' })
    document.head.append(meta)
  }
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ code: 200, message: '', data: COMPANY, success: true })
  })
})
afterEach(async () => {
  await rendered.unmount()
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

function Site({ page }: { page: string | null }) {
  useCompanyHead()
  return page && <Page title={page} />
}

function Page({ title }: { title: string }) {
  usePageTitle(title)
  return title
}

async function open(page: string | null): Promise<void> {
  rendered = await render(<Site page={page} />, makeClient())
  await settle()
}

test("the page's title and meta texts are the company's own", async () => {
  await open(null)
  expect([document.title, meta('description'), meta('keywords')]).toEqual(['墨舍', '一起画画', '画,墨'])
})

test('a page with a title of its own has it before the name of the product', async () => {
  await open('Privacy Policy')
  expect(document.title).toBe('Privacy Policy - 墨舍')
})

test('what the company says is asked for once, however many pages come and go', async () => {
  await open('Privacy Policy')
  const { client } = rendered
  for (const page of [null, 'User Agreement', null]) {
    await rendered.unmount()
    rendered = await render(<Site page={page} />, client)
    await settle()
  }
  expect(asked).toEqual(['/api/home/company-info'])
  expect(document.title).toBe('墨舍')
})
