import type { User } from '@easel/contract/account'
import type { Task } from '@easel/contract/drawing'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadLanguage } from '../../i18n/text.ts'
import { sessionQuery } from '../account/api.ts'
import { USER } from '../../testing/fake-server.ts'
import { makeClient, type Rendered, render } from '../../testing/render.tsx'
import { aGrid, aSingle } from '../../testing/seed.ts'
import { ActionRows } from './action-rows.tsx'
import { ActionGroups } from './acts/action-groups.tsx'

let screen: Rendered

beforeAll(() => loadLanguage('zh-CN'))
afterEach(() => screen.unmount())

async function open(task: Task, user: Partial<User>): Promise<void> {
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: { ...USER, ...user } })
  const isGrid = task.images.length > 1
  const buttons = isGrid ? <ActionRows task={task} chosen={[]} /> : <ActionGroups task={task} />
  screen = await render(buttons, client)
}

const buttons = () => [...screen.root.querySelectorAll('button')]
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? ''
/** Names of buttons whose ellipsis announces a dialog; the tooltip uses the same rule. */
const asking = () => {
  expect(buttons().map((button) => nameOf(button).endsWith('…'))).toEqual(
    buttons().map(({ dataset }) => dataset.asks === 'true'),
  )
  return buttons()
    .map(nameOf)
    .filter((name) => name.endsWith('…'))
}

test('for whoever remixes, what varies or draws again says in its name that a dialog follows; its narrow label does not', async () => {
  await open(aGrid(1), { mjRemix: true })
  const varied = [1, 2, 3, 4].map((index) => `V${index} 变化第 ${index} 张…`)
  expect(asking()).toEqual(['重新生成…', ...varied])
  expect(buttons().map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['V1', 'V2', 'V3', 'V4']))
})

test('each bot has its own switch', async () => {
  await open(aGrid(1), { nijiRemix: true })
  expect(asking()).toEqual([])
  await screen.unmount()
  await open(aGrid(1, { botType: 'NIJI_JOURNEY' }), { nijiRemix: true })
  expect(asking()).toHaveLength(5)
})

test('of a single picture what varies and pans asks first then, and what asks everybody still does', async () => {
  await open(aSingle(1), {})
  const always = asking()
  await screen.unmount()
  await open(aSingle(1), { mjRemix: true })
  const ofRemix = asking().filter((name) => !always.includes(name))
  expect([always.length > 0, ofRemix]).toEqual([true, expect.arrayContaining(['平移 左…', '变化 强烈…'])])
  expect(ofRemix.filter((name) => !/^(平移|变化)/.test(name))).toEqual([])
})

test('what was enlarged or blended is drawn again without being asked, whoever remixes', async () => {
  await open(aGrid(1, { action: 'BLEND' }), { mjRemix: true })
  expect(asking()).not.toContain('重新生成…')
})
