import { readFileSync } from 'node:fs'
import { parse, parseAllDocuments } from 'yaml'

/** A file of YAML as plain values. Merge keys are those of Compose. */
export const readYaml = (path: string): unknown => parse(readFileSync(path, 'utf8'), { merge: true })

/** Every document of a file of YAML, as plain values. */
export const readManifests = (path: string): unknown[] =>
  parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    if (document.errors.length > 0) throw document.errors[0]
    return document.toJS()
  })

/** What operators may set, as `.env.example` lists it, which a test of the server compares with what it reads. */
function listSettings(): Set<string> {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)
  return new Set([...lines].flatMap(([, name]) => (name ? [name] : [])))
}

/** Those names that Easel does not read. A secret may be given as a file. */
export function findUnknownSettings(names: readonly string[]): string[] {
  const settings = listSettings()
  return names.filter((name) => !settings.has(name.replace(/_FILE$/, '')))
}

/** Whether the image has it: of the scripts those that start what was built. */
export function isInImage(script: string): boolean {
  return /(run-built|start)\.mjs/.test(readFileSync(script, 'utf8'))
}
