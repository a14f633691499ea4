const OPENS_RUN = new Set(['\u202a', '\u202b', '\u202d', '\u202e'])
const OPENS_ISOLATE = new Set(['\u2066', '\u2067', '\u2068'])
const ENDS_RUN = '\u202c'
const ENDS_ISOLATE = '\u2069'

/**
 * Close all bidirectional controls within the text, line by line, so that they cannot reorder text beside it; unmatched closing
 * marks are dropped.
 */
export function isolateDirections(text: string): string {
  return /[\u202a-\u202e\u2066-\u2069]/.test(text) ? text.split('\n').map(isolateLine).join('\n') : text
}

function isolateLine(line: string): string {
  const open: string[] = []
  let result = ''
  for (const character of line) {
    if (character === ENDS_RUN || character === ENDS_ISOLATE) {
      if (open.at(-1) !== character) continue
      open.pop()
    } else if (OPENS_RUN.has(character)) open.push(ENDS_RUN)
    else if (OPENS_ISOLATE.has(character)) open.push(ENDS_ISOLATE)
    result += character
  }
  return result + open.reverse().join('')
}
