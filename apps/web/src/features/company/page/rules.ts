export interface Section {
  /** Null: what stands before the first heading. */
  title: string | null
  paragraphs: string[]
}

/** Read an operator's text: a line that starts with `## ` is a heading, blank lines part paragraphs, all else is text. */
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
