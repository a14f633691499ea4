import { afterEach, expect, test } from 'vitest'
import { payloads } from '../../../../../e2e/hostile/payloads.ts'
import { loadLanguage } from '../../i18n/text.ts'
import { type Rendered, render, settle } from '../../testing/render.tsx'
import { aMessage, AUTHOR } from '../../testing/seed.ts'
import { Message } from './message.tsx'

let screen: Rendered
afterEach(() => screen.unmount())

async function show(change: Parameters<typeof aMessage>[1] = {}, isFollowing = false): Promise<HTMLElement> {
  await loadLanguage('zh-CN')
  screen = await render(<Message words={aMessage(1, change)} isFollowing={isFollowing} />)
  await settle()
  return screen.root
}

test('a message has its author, its time and its words', async () => {
  const root = await show({ content: 'one\n  two' })
  expect(root.querySelector('b')?.textContent).toBe('Lin')
  expect(root.querySelector('time')?.getAttribute('datetime')).toBe('2026-01-10T03:01:00.000Z')
  expect(root.querySelector('p')?.textContent).toBe('one\n  two')
  expect(root.querySelector('article')?.getAttribute('aria-label')).toBe('Lin：one\n  two')
})

test('what goes on with the one before does not repeat the name on the screen, but tells it', async () => {
  const root = await show({}, true)
  expect(root.querySelector('b, img')).toBeNull()
  expect(root.querySelector('article')?.getAttribute('aria-label')).toContain('Lin')
})

test('an https address is a link of its own window, and nothing else is markup', async () => {
  const content = '<b>https://example.com/a</b> javascript:alert(1) http://example.com <img src=x onerror=alert(1)>'
  const root = await show({ content, author: { ...AUTHOR, name: '<i>Lin</i>' } })
  const [link, ...more] = root.querySelectorAll('a')
  expect(more).toEqual([])
  expect([link?.href, link?.target, link?.rel]).toEqual([
    'https://example.com/a',
    '_blank',
    'noopener noreferrer nofollow ugc',
  ])
  expect(root.querySelector('p')?.textContent).toBe(content)
  expect(root.querySelector('b')?.textContent).toBe('<i>Lin</i>')
  expect(root.querySelectorAll('p > *:not(a), img[onerror]')).toHaveLength(0)
})

test('that somebody came or went is one line; what has no words here says nothing', async () => {
  expect((await show({ kind: 'system', content: 'joined' })).textContent).toBe('Lin 加入了频道')
  await screen.unmount()
  expect((await show({ kind: 'system', content: '<b>constructor</b>' })).textContent).toBe('')
})

test('hostile words are the text they are, and every link among them is https and guarded', async () => {
  await loadLanguage('zh-CN')
  const messages = payloads.map((content, at) => (
    <Message key={at} words={aMessage(1, { content, author: { ...AUTHOR, name: content } })} isFollowing={false} />
  ))
  screen = await render(<>{messages}</>)
  await settle()
  const shown = [...screen.root.querySelectorAll('article')]
  expect(shown.map((article) => article.querySelector('p')?.textContent)).toEqual(payloads)
  for (const element of screen.root.querySelectorAll('p > *')) {
    if (!(element instanceof HTMLAnchorElement)) throw new Error(`an element of its own: ${element.outerHTML}`)
    expect([element.protocol, element.target, element.rel]).toEqual([
      'https:',
      '_blank',
      'noopener noreferrer nofollow ugc',
    ])
  }
})
