import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { readDraft } from '../../../lib/stored.ts'
import { FakeCalls, fine } from '../../channel/testing/fake-calls.ts'
import { button, click } from '../../channel/testing/page.tsx'
import { sessionQuery } from '../../account/api.ts'
import { ParametersPill } from '../parameters/parameters-pill.tsx'
import { choose, saveNow, useChoices } from '../parameters/store.ts'
import { eventually } from '../../../testing/eventually.ts'
import { SETTINGS, USER } from '../../../testing/fake-server.ts'
import { makeClient, type Rendered, render } from '../../../testing/render.tsx'
import { CHANNEL_ID } from '../../../testing/seed.ts'
import { useComposerDraft } from '../draft/store.ts'
import { setDraftText } from '../store.ts'
import { FlagChips } from './flag-chips.tsx'

let server: FakeCalls
let screen: Rendered
let kept = SETTINGS

beforeEach(async () => {
  localStorage.clear()
  useChoices.setState({ chosen: {}, problem: '', isPanelOpen: false })
  kept = { ...SETTINGS, weird: 9 }
  server = new FakeCalls()
  server.install()
  server.on('GET /api/draw/settings/', () => fine(kept)())
  server.on('PUT /api/draw/settings?', () => {
    kept = { ...kept, ...Object(server.asked.at(-1)?.body) }
    return fine(kept)()
  })
  await loadLanguage('zh-CN')
})

afterEach(async () => {
  await screen.unmount()
  await saveNow()
  vi.unstubAllGlobals()
})

function Chips({ withPill }: { withPill: boolean }) {
  return (
    <>
      <FlagChips channelId={CHANNEL_ID} written={useComposerDraft(CHANNEL_ID).parsed} />
      {withPill && <ParametersPill channelId={CHANNEL_ID} />}
    </>
  )
}

async function open(prompt: string, withPill = true): Promise<void> {
  setDraftText(CHANNEL_ID, prompt)
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<Chips withPill={withPill} />, client)
  await eventually(() => expect(client.isFetching()).toBe(0))
}

const chips = () => [...screen.root.querySelectorAll('code')].map(({ textContent }) => textContent)

test('a slider that is moved shows the chip that its flag in the text would', async () => {
  await open('a red fox --ar 3:2')
  expect(chips()).toEqual(['--ar 3:2', '--w 9'])

  await act(async () => choose(screen.client, 'MID_JOURNEY', { stylize: 250 }))
  expect(chips()).toEqual(['--ar 3:2', '--s 250', '--w 9'])
})

test('a flag in the text stands instead of what was chosen beside it', async () => {
  await open('a red fox --weird 300')
  expect(chips()).toEqual(['--weird 300'])
})

test('a chip that is taken out changes the text, or sets back what was chosen, and the next one has the focus', async () => {
  await open('a red fox --ar 3:2')
  button('移除 --ar 3:2').focus()
  await click(button('移除 --ar 3:2'))
  expect(readDraft(CHANNEL_ID).text).toBe('a red fox')
  expect(document.activeElement).toBe(button('移除 --w 9'))

  await click(button('移除 --w 9'))
  expect(chips()).toEqual([])
  await act(() => saveNow())
  expect(kept.weird).toBe(0)
})

test('words for the others, and a prompt to be shortened, take nothing of it along', async () => {
  await open('/shorten a red fox --ar 3:2')
  expect(chips()).toEqual(['--ar 3:2'])
})

test('what the pill reads is not read by the chips once more; those of another bot that the words name are', async () => {
  await open('a red fox', false)
  expect(server.of('GET /api/draw/settings/')).toEqual([])
  await screen.unmount()
  await open('a red fox --niji 6', false)
  expect(server.of('GET /api/draw/settings/').map(({ call }) => call.split('?')[1])).toEqual(['botType=NIJI_JOURNEY'])
})
