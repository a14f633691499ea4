const MOST_PROMPTS = 4
const LONGEST_PROMPT = 1_000
/** From the first one to the end. */
const PARAMETERS = /(?:^|\s)(?:--|[—–])[a-z][\s\S]*$/i
/** `1. `, `2) `, `- `, `* `, `3️⃣ ` before a line. */
const MARK = /^\s*(?:\d+\s*[.):]|\d\uFE0F?\u20E3|[-*•])\s+/

/**
 * The prompts of an answer, however the model wrote them: as the JSON that it was asked for, within a fence or among other words, or as a list.
 * At most four, without repetitions; none: it said nothing of the kind.
 */
export function readPrompts(answer: string): string[] {
  const prompts = readJson(answer) ?? readList(answer)
  const tidy = prompts.map((text) => tidyPrompt(text).slice(0, LONGEST_PROMPT))
  return [...new Set(tidy)].filter((text) => text !== '').slice(0, MOST_PROMPTS)
}

/** Models write Markdown, number what they write, and add parameters of their own. */
function tidyPrompt(text: string): string {
  const plain = text.replace(/\*\*|__|`/g, '').replace(PARAMETERS, '')
  return plain
    .replace(/^\s*prompt\s*\d*\s*[:：]/i, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Null: there is none. */
function readJson(answer: string): string[] | null {
  for (const [open, close] of [
    ['{', '}'],
    ['[', ']'],
  ] as const) {
    const begin = answer.indexOf(open)
    const end = answer.lastIndexOf(close)
    if (begin < 0 || end < begin) continue
    try {
      const texts = findTexts(JSON.parse(answer.slice(begin, end + 1)))
      if (texts.length > 0) return texts
    } catch {
      // Brackets among words: the list may tell.
    }
  }
  return null
}

function findTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(findTexts)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(findTexts)
}

/** Only lines that are marked: a model that refuses does so in whole sentences. */
function readList(answer: string): string[] {
  return answer
    .split('\n')
    .filter((line) => MARK.test(line))
    .map((line) =>
      line
        .replace(MARK, '')
        .replace(/\*\*/g, '')
        .trim()
        .replace(/^["“](.*)["”]$/, '$1'),
    )
}
