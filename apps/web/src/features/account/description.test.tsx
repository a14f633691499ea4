import { afterEach, expect, test } from 'vitest'
import { type Rendered, render } from '../../testing/render.tsx'
import { Description } from './description.tsx'

let rendered: Rendered | undefined
afterEach(async () => {
  await rendered?.unmount()
  rendered = undefined
})

async function draw(html: string): Promise<HTMLElement> {
  rendered = await render(<Description html={html} />)
  return rendered.root
}

test('emphasis and https links are drawn, whatever kind of emphasis it was', async () => {
  const root = await draw('I <b>paint</b> <i>boats</i>, see <strong>my <em>site</em></strong>')
  expect(root.innerHTML).toBe('I <strong>paint</strong> <em>boats</em>, see <strong>my <em>site</em></strong>')
})

test('a link opens beside us and tells its target nothing', async () => {
  const root = await draw('<a href="https://easel.example/?a=1&amp;b=2" rel="nofollow">mine</a>')
  const link = root.querySelector('a')
  expect(link?.getAttribute('href')).toBe('https://easel.example/?a=1&b=2')
  expect(link?.rel).toBe('noopener noreferrer nofollow ugc')
  expect(link?.target).toBe('_blank')
  expect(link?.textContent).toBe('mine')
})

test('a line break is a space, for there is one line', async () => {
  expect((await draw('one<br>two')).textContent).toBe('one two')
})

test.each([
  ['a &amp; b', 'a & b'],
  ['&lt;b&gt;', '<b>'],
  ['&quot;x&quot; &#39;y&#39; &#x4e2d;&nbsp;', '"x" \'y\' 中\u00a0'],
  ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
  ['&unknown; &#99999999; &#x110000; & &;', '&unknown; &#99999999; &#x110000; & &;'],
  ['1 < 2 > 0', '1 < 2 > 0'],
])('%j reads %j', async (html, text) => {
  expect((await draw(html)).textContent).toBe(text)
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<b onmouseover=alert(1)>hover</b>',
  '<b style="position:fixed;inset:0">cover</b>',
  '<em/onclick=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="http://plain.example">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https:evil.example">x</a>',
  '<a href="https://">x</a>',
  '<a data-href="https://evil.example">x</a>',
  "<a href='https://evil.example'>x</a>",
  '<a href="https://ok.example" onclick="alert(1)">x',
  '<a href="https://one.example"><a href="https://two.example">x</a></a>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><b>x</b></template>',
  '<b><b><b></i></b>',
  '</b></a></em>',
  '<b',
  '<',
  '\u0000<b\u0000>x</b\u0000>',
]

test.each(HOSTILE)('%j becomes text, emphasis or an https link and nothing else', async (html) => {
  const elements = [...(await draw(html)).querySelectorAll('*')]
  for (const element of elements) {
    expect(['STRONG', 'EM', 'A']).toContain(element.tagName)
    const allowed = element.tagName === 'A' ? ['href', 'rel', 'target'] : []
    expect(element.getAttributeNames().sort()).toEqual(allowed)
    if (element instanceof HTMLAnchorElement) expect(element.getAttribute('href')).toMatch(/^https:\/\/\w/)
  }
})

test('a link is never inside another', async () => {
  const root = await draw('<a href="https://one.example">one <a href="https://two.example">two</a> three</a>')
  expect(root.querySelectorAll('a a')).toHaveLength(0)
  expect(root.textContent).toBe('one two three')
})

test('what is nested as deeply as it may be long is drawn all the same', async () => {
  expect((await draw(`${'<b>'.repeat(333)}x`)).textContent).toBe('x')
})
