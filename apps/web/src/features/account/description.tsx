import { Fragment, type ReactNode } from 'react'

const KEPT = new Set(['b', 'i', 'em', 'strong'])

/** A person's own words about themselves. Of their HTML only emphasis and https links are drawn, on one line. */
export function Description({ html }: { html: string }) {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return <>{drawAll(parsed.body.childNodes)}</>
}

function drawAll(nodes: NodeListOf<ChildNode>): ReactNode {
  return [...nodes].map((node, at) => <Fragment key={at}>{draw(node)}</Fragment>)
}

function draw(node: ChildNode): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (tag === 'br') return ' '
  if (tag === 'script' || tag === 'style') return null
  const content = drawAll(node.childNodes)
  if (KEPT.has(tag)) return tag === 'b' || tag === 'strong' ? <strong>{content}</strong> : <em>{content}</em>
  const href = node.getAttribute('href') ?? ''
  if (tag !== 'a' || !href.startsWith('https://')) return content
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  )
}
