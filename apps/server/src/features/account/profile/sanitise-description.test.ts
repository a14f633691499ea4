import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitiseDescription } from './sanitise-description.ts'

const link = (href: string, text: string) => `<a href="${href}" rel="noopener nofollow ugc">${text}</a>`

test.each([
  [
    'I <b>paint</b> <i>a</i> <em>b</em> <strong>c</strong><br>',
    'I <b>paint</b> <i>a</i> <em>b</em> <strong>c</strong><br>',
  ],
  ['<B>x</B><br/>y</br>', '<b>x</b><br>y<br>'],
  ['<b>a<i>b</b>c', '<b>a<i>b</i></b>c'],
  ['a & b &lt;script&gt; < 3 "q" &copy;', 'a &amp; b &lt;script&gt; &lt; 3 &quot;q&quot; ©'],
  ['<p class="x">one</p><div onclick=alert(1)>two</div>', 'onetwo'],
  ['<b style="x:y" onmouseover="alert(1)">x</b>', '<b>x</b>'],
  ['<script>alert(1)</script>hi<style>b{}</style>', 'hi'],
  ['<script><b>x</script> hi', 'hi'],
  ['<textarea><b>x</b></textarea>', '&lt;b&gt;x&lt;/b&gt;'],
  ['<!-- x --><?xml y?><!doctype html>z', 'z'],
  ['<a href="https://example.com/?a=1&b=2" target=x>x</a>', link('https://example.com/?a=1&amp;b=2', 'x')],
  [
    '<a href="https://a.example">x<b><a href="https://b.example">y</a></b></a>',
    link('https://a.example/', 'x<b>y</b>'),
  ],
  ['<a href="//a.example">x</a><a href="/x">y</a><a>z</a>', 'xyz'],
  ['<a href="https://bank.example@evil.example">x</a>', 'x'],
  ['', ''],
])('%s', (sent, kept) => {
  expect(sanitiseDescription(sent)).toBe(kept)
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://example.com',
  'vbscript:x',
  'https:',
  'blob:https://example.com/1',
])('%s is no address to go to', (href) => {
  expect(sanitiseDescription(`<a href="${href}">x</a>`)).toBe('x')
})

/** Whatever reads this finds these tags and text, and nothing that a parser could take for anything else. */
const HARMLESS =
  /^(?:<\/?(?:b|i|em|strong)>|<br>|<\/a>|<a href="https:[^"<>\s]*" rel="noopener nofollow ugc">|[^<>])*$/u

const knownAttacks = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="https://x/&quot;onclick=alert(1) x=&quot;">x</a>',
  '<b<script>alert(1)</script>',
  '<<script>alert(1);//<</script>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<plaintext><xmp><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<b>\u2028<i\u0000>x',
]

test.each(knownAttacks)('nothing survives of %s', (attack) => {
  expect(sanitiseDescription(attack)).toMatch(HARMLESS)
  expect(sanitiseDescription(sanitiseDescription(attack))).toBe(sanitiseDescription(attack))
})

const fragments = [
  ...[
    '<b>',
    '</b>',
    '<i',
    '>',
    '<br>',
    '<a href="https://a.example/ä?x=&amp;y">',
    '</a>',
    "<a href='",
    '"',
    "'",
    '<',
    '</',
  ],
  ...[
    '<svg>',
    '</svg>',
    '<math>',
    '<style>',
    '</style>',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<template>',
    '<p>',
    '&',
  ],
  ...[
    '&lt;',
    '&#60;',
    '&amp;lt;',
    '&#xd800;',
    '\u00a0',
    ' ',
    'x',
    'https:',
    'javascript:',
    '=',
    'onerror',
    '中',
    '\ud83e\udd8a',
  ],
]

test('whatever is sent, what is kept is harmless, and sanitising it again changes nothing', () => {
  const anything = fc.oneof(
    fc.array(fc.constantFrom(...fragments), { maxLength: 30 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
  fc.assert(
    fc.property(anything, (sent) => {
      const kept = sanitiseDescription(sent)
      expect(kept).toMatch(HARMLESS)
      expect(sanitiseDescription(kept)).toBe(kept)
    }),
    { numRuns: 2_000 },
  )
})
