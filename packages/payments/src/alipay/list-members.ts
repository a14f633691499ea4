const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g

/** One member of an object: its name, and its value as it is written, to the letter. */
export interface Member {
  name: string
  text: string
}

/**
 * The members of an object in JSON, in their order, a name as often as it is there. Alipay signs what is written between the
 * braces, so it is never written anew.
 *
 * @throws SyntaxError when it is not JSON
 */
export function listMembers(json: string): Member[] {
  JSON.parse(json)
  const members: Member[] = []
  let depth = 0
  let name: string | null = null
  let [start, end] = [-1, -1]
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    if (token === '}' || token === ']') depth -= 1
    const isOver = depth === 0 || (depth === 1 && token === ',')
    if (isOver && name !== null) members.push({ name, text: json.slice(start, end) })
    if (isOver) [name, start] = [null, -1]
    else if (name === null) name = depth === 1 && token.startsWith('"') ? String(JSON.parse(token)) : null
    else if (start < 0 && token !== ':') start = index
    if (token === '{' || token === '[') depth += 1
    end = index + token.length
  }
  return members
}
