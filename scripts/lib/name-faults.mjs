// File names come from a closed list, so that an act is found by its name alone (ARCHITECTURE.md).
import { basename, dirname, join } from 'node:path'

const BANNED = [
  'index',
  'util',
  'utils',
  'helper',
  'helpers',
  'types',
  'service',
  'repository',
  'controller',
  'manager',
]
const BANNED_FOLDERS = ['common', 'shared', 'utils', 'helpers', 'types']
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const CODE = /\.(ts|tsx|mjs|cjs|js|css)$/
const CODE_ROOMS = /^(apps|packages|e2e|bench|scripts)\//
const TEST = /\.test\.tsx?$|\/testing\//

const SERVER_NAMES = ['routes', 'queries', 'rules', 'view', 'gate', 'acts', 'jobs']
const WEB_NAMES = ['api', 'live', 'store', 'rules', 'later']

const camel = (kebab) => kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
const pascal = (kebab) => camel(`-${kebab}`)
const exportsName = (text, name) => new RegExp(`export (async )?(function\\*?|const|class) ${name}\\b`).test(text)

/** What is wrong with one path, or null. `read` gives the text of a path; `has` says whether a path exists. */
export function faultOfName(path, { read, has }) {
  if (!CODE_ROOMS.test(path) || !CODE.test(path)) return null
  return faultAnywhere(path) ?? faultInServerFeature(path, read) ?? faultInWebFeature(path, read, has)
}

function faultAnywhere(path) {
  const folder = dirname(path)
    .split('/')
    .find((part) => BANNED_FOLDERS.includes(part))
  if (folder) return `a folder named ${folder} gathers everything; name what it does`
  const [stem, ...kinds] = basename(path).split('.').slice(0, -1)
  if ([stem, ...kinds].some((part) => BANNED.includes(part))) return `"${stem}" says nothing; name what it does`
  if (!KEBAB.test(stem)) return 'file names are kebab-case'
  return null
}

function faultInServerFeature(path, read) {
  if (!/^apps\/server\/src\/features\//.test(path)) return null
  if (!/^apps\/server\/src\/features\/[^/]+\//.test(path)) return 'a feature is a folder named after a noun'
  if (TEST.test(path)) return null
  const stem = basename(path).split('.')[0]
  if (basename(path) !== `${stem}.ts`) return 'not a kind of file that a feature has'
  if (SERVER_NAMES.includes(stem) || /-(queries|rules|table)$/.test(stem)) return null
  if (!stem.includes('-'))
    return `not on the list: ${SERVER_NAMES.join(', ')}, <noun>-queries, <noun>-rules, <noun>-table, or <verb>-<noun>.ts`
  if (!exportsName(read(path), camel(stem))) return `an act exports its own name: ${camel(stem)}`
  return null
}

function faultInWebFeature(path, read, has) {
  if (!/^apps\/web\/src\/features\//.test(path)) return null
  if (!/^apps\/web\/src\/features\/[^/]+\//.test(path)) return 'a feature is a folder named after a noun'
  if (TEST.test(path)) return null
  const [stem, ...rest] = basename(path).split('.')
  switch (rest.join('.')) {
    case 'tsx':
      return exportsName(read(path), pascal(stem)) ? null : `a component exports its own name: ${pascal(stem)}`
    case 'css':
    case 'module.css':
      return has(join(dirname(path), `${stem}.tsx`)) ? null : `styles stand beside their component ${stem}.tsx`
    case 'ts':
      return faultOfWebModule(path, stem, read)
    default:
      return 'not a kind of file that a feature has'
  }
}

function faultOfWebModule(path, stem, read) {
  if (WEB_NAMES.includes(stem) || /-(rules|table)$/.test(stem)) return null
  if (!stem.startsWith('use-'))
    return `not on the list: ${WEB_NAMES.join(', ')}, <noun>-rules, <noun>-table, use-<thing>.ts, <name>.tsx`
  return exportsName(read(path), camel(stem)) ? null : `a hook exports its own name: ${camel(stem)}`
}
