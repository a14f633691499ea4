import { Fragment, type ReactNode } from 'react'

interface RichTextProps {
  /** Text with `{name}` placeholders for elements. */
  text: string
  parts: Record<string, ReactNode>
}

/** A sentence with embedded elements, such as links, in the word order of each language. */
export function RichText({ text, parts }: RichTextProps) {
  return text.split(/\{(\w+)\}/).map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>)
}
