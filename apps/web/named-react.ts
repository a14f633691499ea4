import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const MODULES = ['react', 'react/jsx-runtime', 'react-dom']
const MARK = '\0named:'

/**
 * React comes in a form that bundlers open anew in every file that uses it: each would carry the opening, reach every function
 * through it, and need one small file more that knows how. Opened once, its functions have names like everybody's.
 */
export function namedReact(): Plugin {
  return {
    name: 'named-react',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      if (!MODULES.includes(source) || kind !== 'import-statement' || importer?.startsWith(MARK)) return null
      return MARK + source
    },
    load(id) {
      if (!id.startsWith(MARK)) return null
      const source = id.slice(MARK.length)
      const names = Object.keys(require(source)).filter((name) => name !== 'default')
      // A call that is marked so can be left out; reading a property cannot.
      const given = names.map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})()`)
      return [`import all from '${source}'`, ...given, 'export default all'].join('\n')
    },
  }
}
