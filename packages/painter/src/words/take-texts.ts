/** What is to be written in the picture, and the prompt with spaces in its place: words that are written are not drawn. */
export interface Texts {
  texts: string[]
  rest: string
}

const MOST_TEXTS = 3
const LONGEST_TEXT = 60

/** Quotation marks in pairs; an apostrophe opens only before a word and closes only behind one. */
const QUOTED = new RegExp(
  [
    '“([^“”\\n]{1,60})”',
    '(?<![\\w"])"(?!\\s)([^"\\n]{1,60})"(?!\\w)',
    '「([^「」\\n]{1,60})」',
    '『([^『』\\n]{1,60})』',
    '‘([^‘’\\n]{2,60})’(?!\\w)',
    "(?<=^|[\\s(:,])'(?!\\s)([^'\\n]{2,60})'(?=$|[\\s).,;:!?])",
    '《([^《》\\n]{1,60})》',
  ].join('|'),
  'gu',
)

/** Words that only say that something is written. */
const SAYING = [
  '(?:(?:that|which|it)\\s+)?(?:says?|saying|reads?|reading)(?:\\s*:)?',
  '(?:labell?ed|titled|entitled|called|named|inscribed|engraved|written)(?:\\s+(?:with|as|on it))?',
  '(?:with|and|of|has|having|plus)?\\s*(?:the|a|an|its|big|bold|large)?\\s*(?:text|words?|title|slogan|caption|lettering|letters|message|inscription|phrase|tagline|subtitle|headline|name|motto)(?:\\s+(?:is|of|reads?|says?|saying))?(?:\\s*[:：])?',
].join('|')
const BEFORE = new RegExp(
  `(?:\\b(?:${SAYING})|(?:上面|上边|中间)?(?:写着|写有|写上|刻着|刻有|印着|印有|题着|题写|题有|绣着|标着|写|题|(?:主|副|大)?标题|文字|字样|标语|书名|店名|名字|名|内容|落款)(?:为|是|叫)?\\s*[:：]?)\\s*$`,
  'iu',
)
const AFTER =
  /^\s*(?:字样|标语|(?:一|两|二|三|四|五|六|七|八|九|几)?个?大?字(?!母)|(?:text|lettering)\b|(?:is\s+)?written(?:\s+(?:on|across|in|below|above|underneath)(?:\s+it|\s+top)?)?(?=\s*(?:[,.]|$)))/iu

/** A title of a book is written only where a book or a poster is asked for; else it says whose style or story is meant. */
const TITLED = /海报|封面|专辑|书|字|写|题|poster|cover|album|book|magazine/iu

/** In one pass over what stands in quotation marks, and else what follows "saying" or 写着. */
export function takeTexts(prompt: string): Texts {
  const spans = listQuoted(prompt)
  const found = spans.length > 0 ? spans : listSaid(prompt)
  const rest = found.reduce((left, { from, to }) => blank(left, from, to), prompt)
  // A prompt that stands in quotation marks as a whole was copied so.
  if (found.length > 0 && spans === found && !/[\p{L}\p{N}]/u.test(rest)) return { texts: [], rest: prompt }
  return { texts: [...new Set(found.map(({ text }) => text))].slice(0, MOST_TEXTS), rest }
}

interface Span {
  text: string
  from: number
  to: number
}

function listQuoted(prompt: string): Span[] {
  const isTitled = TITLED.test(prompt)
  return [...prompt.matchAll(QUOTED)].flatMap((match) => {
    const text =
      match
        .slice(1)
        .find((group) => group !== undefined)
        ?.trim() ?? ''
    if (text === '' || (match[0].startsWith('《') && !isTitled)) return []
    const end = match.index + match[0].length
    const before = BEFORE.exec(prompt.slice(Math.max(0, match.index - 40), match.index))?.[0].length ?? 0
    const after = AFTER.exec(prompt.slice(end, end + 30))?.[0].length ?? 0
    return [{ text: tidy(text), from: match.index - before, to: end + after }]
  })
}

const SAID =
  /\b(?:saying|(?:that|which)\s+(?:says|reads)|with\s+the\s+(?:text|words?|title|slogan|caption|lettering|message|inscription))\s*:?\s+([^,.;:!?，。；：！？\n"“”]{1,80}[!?！？]?)/iu
const SAID_IN_CHINESE =
  /(?:写着|写有|写上|刻着|印着|印有|题着|题有)([^,.;:!?，。；：！？、\n的"“”]{1,20}?)(?:字样|(?:一|两|二|三|四|五|六|几)?个?大?字(?!母)|(?=[的,.;:!?，。；：！？、\n]|$))/u
/** Where a text without quotation marks ends: what follows speaks of the picture again. */
const ENDING =
  /\s(?:on|in|with|above|below|under|over|at|next|beside|behind|by|made|written|surrounded|across|around|hanging|and\s+(?:a|an|the))\s.*$/iu

/** "saying Happy New Year": words in capitals as far as they go, else up to the next word that speaks of the picture. */
function listSaid(prompt: string): Span[] {
  const match = SAID.exec(prompt)
  if (match?.[1] !== undefined) {
    const text = /^(?:[A-Z0-9&][\w'’&-]*[!?]?\s*(?:(?:of|the|to|and|for|a|in|on)\s+(?=[A-Z]))?)+/u.exec(match[1])?.[0]
    const said = (text ?? match[1].replace(ENDING, '')).trim()
    const from = match.index + match[0].length - match[1].length
    if (said !== '' && said.length <= LONGEST_TEXT)
      return [{ text: said, from: match.index, to: from + match[1].indexOf(said) + said.length }]
  }
  const chinese = SAID_IN_CHINESE.exec(prompt)
  if (chinese?.[1] === undefined) return []
  return [{ text: chinese[1].trim(), from: chinese.index, to: chinese.index + chinese[0].length }]
}

/** Commas within the marks end a sentence of the prompt, not of the text. */
function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(/[,，]$/u, '')
}

/** As long as before, so that places in the rest are places in the prompt. */
function blank(prompt: string, from: number, to: number): string {
  return prompt.slice(0, from) + ' '.repeat(to - from) + prompt.slice(to)
}
