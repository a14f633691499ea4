import type { Plugin as VitePlugin } from 'vite'
import { parseAst } from 'vite'

const DEFINES = ['defineCall', 'defineUpload', 'defineDownload']
/** Who makes a call needs neither: the API document tells what it is for, and the server reads what was sent. */
const LEFT_OUT = ['summary', 'params', 'query', 'body']

/** Calls as browsers load them: without what only others read. */
export function leanCalls(): VitePlugin {
  return {
    name: 'lean-calls',
    apply: 'build',
    // By then the types are gone.
    enforce: 'post',
    transform: {
      filter: { id: /packages\/contract\/src\/.*\.ts$/ },
      handler: (code: string) => ({ code: thinCalls(code), map: null }),
    },
  }
}

/** The same module, its calls without the properties that are left out. */
export function thinCalls(code: string): string {
  const cuts: [start: number, end: number][] = []
  for (const { start, end, name } of propertiesOf(parseAst(code))) {
    if (!LEFT_OUT.includes(name)) continue
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0
    cuts.push([start, end + comma])
  }
  return cuts.toReversed().reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), code)
}

interface Found {
  start: number
  end: number
  name: string
}

/** Of every object that one of the defining functions is handed, in the order of the text. */
function propertiesOf(node: unknown): Found[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(propertiesOf)
  if (!isDefinition(node)) return inside
  return node.arguments[0].properties.map(({ start, end, key }) => ({ start, end, name: key?.name ?? '' }))
}

interface Definition {
  arguments: [{ properties: { start: number; end: number; key?: { name?: string } }[] }]
}

function isDefinition(node: object): node is Definition {
  if (!('type' in node) || node.type !== 'CallExpression' || !('callee' in node) || !('arguments' in node)) return false
  const { callee, arguments: given } = node
  const isOurs = typeof callee === 'object' && callee !== null && 'name' in callee && DEFINES.includes(`${callee.name}`)
  return isOurs && Array.isArray(given) && given[0]?.type === 'ObjectExpression'
}
