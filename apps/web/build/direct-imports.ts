import type { Plugin, Rolldown } from 'vite'

const HANDS_ON = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/

interface Facade {
  /** The chunk that the facade re-exports. */
  target: string
  /** Exported name → name in the target. */
  names: Map<string, string>
}

/**
 * A dynamic import of a module that shares its chunk still gets a facade chunk, which only re-exports: an additional round trip.
 * This plugin lets the importer load the target chunk directly.
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

/** Undefined when the chunk has code of its own. */
export function readFacade({ code, isEntry }: Rolldown.OutputChunk): Facade | undefined {
  const [, list, target] = HANDS_ON.exec(code) ?? []
  if (isEntry || list === undefined || target === undefined) return undefined
  return { target, names: new Map(list.split(',').map(readName)) }
}

/** Parses `a as b` to [b, a] and `c` to [c, c]. */
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
