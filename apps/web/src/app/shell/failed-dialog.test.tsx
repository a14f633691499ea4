import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../i18n/text.ts'
import { CallError } from '../../lib/call-error.ts'
import { openDialog } from '../../lib/dialog-address.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { click, draw, find } from '../../ui/testing/draw.ts'
import { FailedDialog } from './failed-dialog.tsx'

const ID = '0192a1b2-0000-7000-8000-000000000001'

let isBroken = true
let clear: () => Promise<void>

beforeEach(async () => {
  await loadLanguage('zh-CN')
  vi.spyOn(console, 'error').mockReturnValue()
  history.replaceState(null, '', '/draw')
  openDialog('settings')
  isBroken = true
  clear = await draw(
    <ErrorBoundary fallback={(failure) => <FailedDialog {...failure} />}>
      <Settings />
    </ErrorBoundary>,
  )
})
afterEach(async () => {
  await clear()
  vi.restoreAllMocks()
})

function Settings() {
  if (isBroken) throw new CallError({ status: 503, code: 503, reason: 'unavailable', message: '稍后', requestId: ID })
  return <p id="settings">设置</p>
}

test('a dialog that breaks says so where it would have stood, with the number of the call that failed', () => {
  expect(find('dialog[open] h2').textContent).toBe('出错了，请稍后再试。')
  expect(find('dialog details').textContent).toContain('503 unavailable')
  expect(find('dialog details button').textContent).toContain(ID)
})

test('it is drawn again when one asks for it', async () => {
  isBroken = false
  await click(find('dialog footer button'))
  expect(find('#settings').textContent).toBe('设置')
})

test('its cross closes it like any other', async () => {
  expect(location.search).toBe('?settings=open')
  await click(find('dialog button[aria-label="关闭"]'))
  await vi.waitFor(() => expect(location.search).toBe(''))
})
