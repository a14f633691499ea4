import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadLanguage } from '../i18n/text.ts'
import { FailedNote } from './failed-note.tsx'
import { StateNote } from './state-note.tsx'
import { click, draw, find } from './testing/draw.ts'

const refused = Object.assign(new Error('服务暂不可用'), { code: 503, reason: 'unavailable', requestId: 'req-12' })
const unreached = Object.assign(new Error('请求失败'), { code: 0, reason: 'unreachable', requestId: null })

let clear: () => Promise<void>

beforeAll(async () => {
  await loadLanguage('zh-CN')
})
afterEach(async () => {
  await clear()
  vi.unstubAllGlobals()
})

const details = () => find('details')

test('what did not come is said in a sentence, and its technical part stays closed', async () => {
  clear = await draw(<FailedNote problem="无法加载" error={refused} onRetry={() => {}} />)
  expect(find('[role=alert] p').textContent).toBe('无法加载')
  expect(details().hasAttribute('open')).toBe(false)
  expect(details().querySelector('summary')?.textContent).toBe('详情')
  expect(details().querySelector('code')?.textContent).toBe('503 unavailable')
})

test('the number of the failed call can be copied', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  clear = await draw(<FailedNote problem="无法加载" error={refused} onRetry={() => {}} />)
  await click(find('details button'))
  expect(copied).toEqual(['req-12'])
})

test('what never reached the server has no number, but says when it was, however often it is drawn', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-02T03:04:05.678Z') })
  const told = () => [...details().querySelectorAll('code')].map(({ textContent }) => textContent)
  const note = <FailedNote problem="无法加载" error={unreached} onRetry={() => {}} />
  clear = await draw(note)
  expect(told()).toEqual(['unreachable', '2026-01-02T03:04:05.678Z'])
  expect(details().querySelector('button')).toBeNull()

  vi.setSystemTime(new Date('2026-01-02T04:00:00Z'))
  await clear()
  clear = await draw(note)
  expect(told()[1]).toBe('2026-01-02T03:04:05.678Z')
  vi.useRealTimers()
})

test('what stands where a list would has the same details, and none where nothing failed', async () => {
  clear = await draw(
    <StateNote drawing={null} words="无法加载" isAlert error={refused}>
      {null}
    </StateNote>,
  )
  expect(details().textContent).toContain('req-12')
  await clear()
  clear = await draw(
    <StateNote drawing={null} words="还没有作品">
      {null}
    </StateNote>,
  )
  expect(document.querySelector('details')).toBeNull()
})
