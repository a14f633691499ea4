import { Parser } from 'htmlparser2'

const EMPHASIS = ['b', 'i', 'em', 'strong']
/** Elements whose content is dropped. */
const SILENT = ['script', 'style']
const REL = 'noopener nofollow ugc'
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Sanitise a profile description: only emphasis, line breaks, https links and escaped text remain. The HTML is rebuilt from
 * parsed input, so it has no other tags or attributes; sanitising is idempotent.
 */
export function sanitiseDescription(html: string): string {
  const writer = openWriter()
  const parser = new Parser({
    onopentag: (name, { href }) => writer.open(name, href),
    ontext: (text) => writer.say(text),
    onclosetag: () => writer.close(),
  })
  parser.end(html)
  return writer.written().trim()
}

/** The parser closes every element it opens, innermost first. */
function openWriter() {
  const open: { name: string; end: string }[] = []
  let html = ''
  let silentCount = 0

  function begin(name: string, href: string | undefined): string {
    if (silentCount > 0) return ''
    if (EMPHASIS.includes(name)) return `<${name}>`
    if (name === 'br') return '<br>'
    const address = name === 'a' && !open.some(({ end }) => end === '</a>') ? readAddress(href) : null
    return address === null ? '' : `<a href="${escape(address)}" rel="${REL}">`
  }

  return {
    open(name: string, href: string | undefined) {
      const begun = begin(name, href)
      html += begun
      open.push({ name, end: begun === '' || name === 'br' ? '' : `</${name}>` })
      if (SILENT.includes(name)) silentCount += 1
    },
    say(text: string) {
      if (silentCount === 0) html += escape(text)
    },
    close() {
      const { name, end } = open.pop() ?? { name: '', end: '' }
      if (SILENT.includes(name)) silentCount -= 1
      html += end
    },
    written: () => html,
  }
}

/** Null: not https, or it hides its host behind a name and a password. */
function readAddress(href = ''): string | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  return url.href
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
}
