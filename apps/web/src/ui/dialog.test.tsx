import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadLanguage } from '../i18n/text.ts'
import { offerHome } from '../lib/focus-home.ts'
import { Dialog } from './dialog.tsx'
import { click, draw, find } from './testing/draw.ts'

let closed = 0
let clear: () => Promise<void> = async () => {}

beforeEach(async () => {
  await loadLanguage('en-US')
  closed = 0
})
afterEach(() => clear())

async function show(closesOutside: boolean): Promise<HTMLElement> {
  clear = await draw(
    <Dialog
      isOpen
      title="Subscribe"
      options={{ closesOutside }}
      onClose={() => {
        closed += 1
      }}
    >
      content
    </Dialog>,
  )
  return find('dialog')
}

test('a dialog is named by its title', async () => {
  const dialog = await show(true)
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  expect(title?.textContent).toBe('Subscribe')
})

test('the cross closes it', async () => {
  await show(false)
  await click(find('button[aria-label="Close"]'))
  expect(closed).toBe(1)
})

test.each([
  { closesOutside: true, times: 1 },
  { closesOutside: false, times: 0 },
])('with closesOutside $closesOutside a press beside it closes it $times times', async ({ closesOutside, times }) => {
  await click(await show(closesOutside))
  expect(closed).toBe(times)
})

test('what may not be closed yet stays open, by the cross and by Escape', async () => {
  let asked = 0
  const mayClose = () => {
    asked += 1
    return asked > 2
  }
  const count = () => {
    closed += 1
  }
  clear = await draw(
    <Dialog isOpen title="Pay" options={{ mayClose }} onClose={count}>
      content
    </Dialog>,
  )
  await click(find('button[aria-label="Close"]'))
  const escape = new Event('cancel', { cancelable: true })
  find('dialog').dispatchEvent(escape)
  expect([asked, closed, escape.defaultPrevented]).toEqual([2, 0, true])

  await click(find('button[aria-label="Close"]'))
  expect(closed).toBe(1)
})

test.each(['closed before it is taken away', 'taken away while it is open'])(
  'after a dialog that was %s the focus is at home, not at what opened it',
  async (how) => {
    const [opener, home] = [document.createElement('button'), document.createElement('input')]
    document.body.append(opener, home)
    // As a composer does: it leaves a field alone that has the focus already.
    const takeBack = offerHome(() => document.activeElement !== home && (home.focus(), true))
    opener.focus()
    const dialog = await show(true)
    if (how.startsWith('closed')) await click(find('button[aria-label="Close"]'))
    if (how.startsWith('closed')) expect((dialog as HTMLDialogElement).open).toBe(false)
    await clear()
    expect(document.activeElement).toBe(home)
    takeBack()
    opener.remove()
    home.remove()
  },
)

describe('a dialog that goes', () => {
  let end = () => {}

  beforeEach(() => {
    const finished = new Promise<void>((resolve) => {
      end = resolve
    })
    // jsdom has no animations.
    Object.defineProperty(HTMLElement.prototype, 'getAnimations', { configurable: true, value: () => [{ finished }] })
  })
  afterEach(async () => {
    end()
    Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations')
    await vi.waitFor(() => expect(copy()).toBeNull())
  })

  const copy = () => document.querySelector<HTMLElement>('body > [aria-hidden]')

  test('by Back leaves a copy behind of which nothing can be found or pressed, and that is gone in the end', async () => {
    await show(true)
    await clear()
    expect([copy()?.inert, copy()?.textContent, copy()?.shadowRoot]).toEqual([true, '', null])
    end()
    await vi.waitFor(() => expect(copy()).toBeNull())
  })

  test('by its own closing leaves one too', async () => {
    const dialog = await show(true)
    dialog.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'closed' }))
    expect(copy()?.inert).toBe(true)
  })

  test('leaves none for whoever wants stillness', async () => {
    document.documentElement.dataset.motion = 'reduced'
    await show(true)
    await clear()
    delete document.documentElement.dataset.motion
    expect(copy()).toBeNull()
  })

  test('has the styles of the page read again only when they have changed, and then all of them', async () => {
    const read = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync')
    const rulesRead = () => read.mock.calls.splice(0).join()
    const close = async () => {
      await show(true)
      await clear()
    }
    const first = wear('.first { color: red }')
    await close()
    expect(rulesRead()).toContain('.first')
    await close()
    expect(read).not.toHaveBeenCalled()

    const second = wear('.second { color: red }')
    await close()
    expect(rulesRead()).toMatch(/\.first.*\.second/s)

    // Same number of dialogs, but another one.
    second.remove()
    const third = wear('.third { color: red }')
    await close()
    expect(rulesRead()).toMatch(/\.first.*\.third/s)
    for (const sheet of [first, third]) sheet.remove()
    read.mockRestore()
  })

  test('leaves nothing when its page goes too', async () => {
    clear = await draw(
      <main>
        <Dialog isOpen title="Subscribe" onClose={() => {}}>
          content
        </Dialog>
      </main>,
    )
    await clear()
    expect(copy()).toBeNull()
  })
})

function wear(rules: string): HTMLStyleElement {
  const sheet = document.createElement('style')
  sheet.textContent = rules
  document.head.append(sheet)
  return sheet
}
