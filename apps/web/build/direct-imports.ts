import type { Plugin, Rolldown } from 'vite'

const HANDS_ON = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/

interface Facade {
  /** The file that holds what this one hands on. */
  target: string
  /** Name outside → name in that file. */
  names: Map<string, string>
}

/**
 * A part that shares a file with others still gets one of its own, which only hands it on: one more request, and a round
 * trip for who waits. Whoever fetches such a file by need asks the one behind it instead.
 */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const chunk of chunks) {
          const facade = readFacade(chunk)
          if (facade) for (const other of chunks) other.code = pointPast(other.code, chunk.fileName, facade)
        }
      },
    },
  }
}

/** Undefined when a chunk does something itself. */
export function readFacade({ code, isEntry }: Rolldown.OutputChunk): Facade | undefined {
  const [, list, target] = HANDS_ON.exec(code) ?? []
  if (isEntry || list === undefined || target === undefined) return undefined
  return { target, names: new Map(list.split(',').map(readName)) }
}

/** `a as b` → b, a; `c` → c, c. */
function readName(name: string): [string, string] {
  const [inside = '', outside = inside] = name.trim().split(/\s+as\s+/)
  return [outside, inside]
}

function pointPast(code: string, fileName: string, { target, names }: Facade): string {
  const own = fileName.split('/').at(-1)
  const given = [...names].map(([outside, inside]) => `${outside}:e.${inside}`)
  return code
    .replaceAll(`import(\`./${own}\`)`, `import(\`./${target}\`).then(e=>({${given.join(',')}}))`)
    .replaceAll(`"assets/${own}"`, `"assets/${target}"`)
    .replaceAll(`\`assets/${own}\``, `\`assets/${target}\``)
}
