import { Fragment, type ReactNode } from 'react'

/** Matches a tag exactly as the server serializes it, a run of text, or a lone `<`. */
const PIECE = /<(\/?)(?:(b|i|em|strong|br|a)|(a) ([^<>]*))>|[^<]+|</g
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * A profile description on one line. Of its HTML only emphasis and https links are rendered; everything else is shown as text. It
 * is tokenized and rendered by React, so no input ever becomes markup.
 */
export function Description({ html }: { html: string }) {
  return <>{drawInside([], html.matchAll(PIECE))}</>
}

type Pieces = RegExpStringIterator<RegExpExecArray>

/** Renders up to the closing tag of the innermost open element; unmatched closing tags are dropped. */
function drawInside(open: readonly string[], pieces: Pieces): ReactNode[] {
  const drawn: ReactNode[] = []
  for (let next = pieces.next(); !next.done; next = pieces.next()) {
    const [whole, slash, plain, link, attributes = ''] = next.value
    const tag = plain ?? link
    if (slash && tag === open.at(-1)) break
    if (!tag) drawn.push(decode(whole))
    else if (tag === 'br') drawn.push(' ')
    else if (!slash) {
      const content = drawInside([...open, tag], pieces)
      const href = tag === 'a' && !open.includes('a') ? readHref(attributes) : ''
      drawn.push(<Fragment key={drawn.length}>{draw(tag, href, content)}</Fragment>)
    }
  }
  return drawn
}

/** Empty unless it is an https link. */
function readHref(attributes: string): string {
  const href = decode(/(?:^| )href="([^"]*)"/.exec(attributes)?.[1] ?? '')
  return href.startsWith('https://') && URL.canParse(href) ? href : ''
}

function draw(tag: string, href: string, content: ReactNode): ReactNode {
  if (tag === 'b' || tag === 'strong') return <strong>{content}</strong>
  if (tag !== 'a') return <em>{content}</em>
  if (href === '') return content
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {content}
    </a>
  )
}

/** Decodes one level only: `&amp;lt;` is the text `&lt;`. */
function decode(text: string): string {
  return text.replace(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return SIGNS[name.toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}
