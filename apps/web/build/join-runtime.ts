import type { Plugin, Rolldown } from 'vite'

const RUNTIME = /(?:^|\/)rolldown-runtime-/
const EXPORTS = /export\s*\{([^}]*)\};?\s*$/
const JOINED = 'rolldownRuntime'

/**
 * The bundler gives its own few helpers, which every file asks for that takes something of React, a file to themselves: one more request
 * before anything can be drawn. They go into `base`, which every file asks for anyway.
 */
export function joinRuntime(): Plugin {
  return {
    name: 'join-runtime',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const runtime = chunks.find(({ fileName }) => RUNTIME.test(fileName))
        const base = chunks.find(({ name }) => name === 'base')
        if (!runtime || !base) throw new Error('the build has no base, or none of the helpers that belong into it')
        for (const chunk of chunks) if (chunk !== runtime) askBase(chunk, base, runtime)
        base.code = base.code.replace(EXPORTS, (_, names: string) => `export{${names},${JOINED}};`)
        delete bundle[runtime.fileName]
      },
    },
  }
}

function askBase(chunk: Rolldown.OutputChunk, base: Rolldown.OutputChunk, runtime: Rolldown.OutputChunk): void {
  const [asking] = [nameOf(runtime), nameOf(base)]
  const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${asking.replaceAll('.', '\\.')}";`)
  chunk.code = chunk.code.replace(statement, (_, names: string) => {
    const taken = `var{${names.replace(/([\w$]+)\s+as\s+([\w$]+)/g, '$1:$2')}}=`
    if (chunk === base) return `var ${JOINED}=${readHelpers(runtime)};${taken}${JOINED};`
    return `import{${JOINED}}from"./${nameOf(base)}";${taken}${JOINED};`
  })
  const others = chunk.imports.filter((name) => name !== runtime.fileName)
  if (others.length === chunk.imports.length) return
  chunk.imports = chunk === base || others.includes(base.fileName) ? others : [base.fileName, ...others]
}

const nameOf = ({ fileName }: Rolldown.OutputChunk) => fileName.split('/').at(-1) ?? ''

/** The helpers as one value, by the names under which they were exported. */
function readHelpers({ code }: Rolldown.OutputChunk): string {
  const [, names = ''] = EXPORTS.exec(code) ?? []
  const given = names.replace(/([\w$]+)\s+as\s+([\w$]+)/g, '$2:$1')
  return `(()=>{${code.replace(EXPORTS, '')};return{${given}}})()`
}
