export interface Section {
  /** Null for the text before the first heading. */
  title: string | null
  paragraphs: string[]
}

/** Parses an operator's text: `## ` starts a heading, blank lines separate paragraphs, everything else is text. */
export function readSections(text: string): Section[] {
  const sections: Section[] = [{ title: null, paragraphs: [] }]
  let lines: string[] = []
  const endParagraph = () => {
    if (lines.length > 0) sections.at(-1)?.paragraphs.push(lines.join('\n'))
    lines = []
  }
  for (const line of text.split(/\r\n|\r|\n/)) {
    const title = /^##\s+(\S.*)$/.exec(line)?.[1]?.trim()
    if (title === undefined && line.trim() !== '') {
      lines.push(line)
      continue
    }
    endParagraph()
    if (title !== undefined) sections.push({ title, paragraphs: [] })
  }
  endParagraph()
  return sections.filter((section) => section.title !== null || section.paragraphs.length > 0)
}
