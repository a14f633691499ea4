import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { COMPANY } from '../../../testing/fake-server.ts'
import { type Rendered, settle } from '../../../testing/render.tsx'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { FakeCalls, fine } from '../../channel/testing/fake-calls.ts'
import { button, click, toasts } from '../../channel/testing/page.tsx'
import { answerButton, openSection } from '../testing/open-section.tsx'
import { LogoSetting } from './logo-setting.tsx'

standInPopovers()

const COMPANY_READ = 'GET /api/home/company-info'
const SAVE = 'POST /api/admin/logo/light'
const REMOVE = 'DELETE /api/admin/logo/light'

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  server = new FakeCalls()
  server.install()
  server.on(COMPANY_READ, fine(COMPANY))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

const open = async () => {
  page = await openSection(<LogoSetting />, '/admin/company')
}
const shown = (theme: string) => page.root.querySelector(`[data-theme=${theme}] img`)?.getAttribute('src')

async function pick(bytes: number): Promise<void> {
  const input = page.root.querySelector<HTMLInputElement>('input[type=file]')
  const file = new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  Object.defineProperty(input, 'value', { value: '', writable: true })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  await settle()
  await settle()
}

test('a logo that is sent stands on both grounds at once, and is removed after a question', async () => {
  server.on(SAVE, fine({ light: '/api/logo/a1', dark: null }))
  server.on(REMOVE, fine({ light: null, dark: null }))
  await open()
  expect([shown('light'), shown('dark')]).toEqual(['/seal.svg', '/seal.svg'])
  await pick(10)
  expect([shown('light'), shown('dark')]).toEqual(['/api/logo/a1', '/api/logo/a1'])
  expect(toasts()).toEqual(['修改成功'])

  await click(button('移除'))
  expect(server.of(REMOVE)).toEqual([])
  await click(answerButton('移除'))
  await settle()
  expect(server.of(REMOVE)).toHaveLength(1)
  expect(shown('light')).toBe('/seal.svg')
  expect(document.activeElement?.textContent).toBe('上传图片')
})

test('what is refused says why and changes nothing; what is too large is not sent', async () => {
  const data = { reason: 'invalid_input', fields: { file: '宽和高均至少 180 像素' } }
  server.on(SAVE, () => Response.json({ code: 400, message: '输入有误', data, success: false }))
  await open()
  await pick(10)
  expect(page.root.querySelector('[role=alert]')?.textContent).toBe('宽和高均至少 180 像素')
  expect(shown('light')).toBe('/seal.svg')
  await pick(1024 * 1024 + 1)
  expect(page.root.querySelector('[role=alert]')?.textContent).toBe('图片不能超过 1 MB')
  expect(server.of(SAVE)).toHaveLength(1)
})
