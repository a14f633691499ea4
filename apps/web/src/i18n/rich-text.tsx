import { Fragment, type ReactNode } from 'react'

interface RichTextProps {
  /** A text whose `{name}` stand for elements. */
  text: string
  parts: Record<string, ReactNode>
}

/** A sentence with links in it, in whatever order the language wants. */
export function RichText({ text, parts }: RichTextProps) {
  return text.split(/\{(\w+)\}/).map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>)
}
