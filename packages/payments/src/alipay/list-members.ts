const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g

/** One member of an object: its name, and its value as it is written, to the letter. */
export interface Member {
  name: string
  text: string
}

interface Token {
  text: string
  start: number
  end: number
  /** In how many braces and brackets it stands; they themselves stand outside. */
  depth: number
}

/**
 * Members of a JSON object in order, with duplicates and raw values: Alipay signs the raw text, so it must not be re-serialised.
 *
 * @throws SyntaxError when it is not an object in JSON
 */
export function listMembers(json: string): Member[] {
  JSON.parse(json)
  const [opening, ...tokens] = listTokens(json)
  if (opening?.text !== '{') throw new SyntaxError('not an object')
  const members: Member[] = []
  const member: Token[] = []
  for (const token of tokens) {
    const isOver = token.depth === 0 || (token.depth === 1 && token.text === ',')
    if (!isOver) member.push(token)
    else if (member.length > 0) members.push(readMember(json, member.splice(0)))
  }
  return members
}

function listTokens(json: string): Token[] {
  let depth = 0
  return [...json.matchAll(TOKEN)].map(({ 0: text, index: start }) => {
    if (text === '}' || text === ']') depth -= 1
    const token = { text, start, end: start + text.length, depth }
    if (text === '{' || text === '[') depth += 1
    return token
  })
}

/** Of a name, a colon and all that its value is made of. */
function readMember(json: string, [name, , first, ...others]: Token[]): Member {
  const last = others.at(-1) ?? first
  return { name: String(JSON.parse(name?.text ?? '""')), text: json.slice(first?.start, last?.end) }
}
