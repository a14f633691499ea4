import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

export interface ReadEnvironment {
  env: Environment
  /** One sentence for each file that is of no use, without what stands in it. */
  mistakes: string[]
}

/**
 * Read `NAME_FILE` for each of these names as the file that holds the value, so that it stands neither in the
 * environment of the process nor in what a container engine tells of it. A line break at the end is not part of it.
 */
export function readSecretFiles(env: Environment, names: readonly string[]): ReadEnvironment {
  const read: Record<string, string | undefined> = { ...env }
  const mistakes: string[] = []
  for (const name of names) {
    const setting = `${name}_FILE`
    const file = env[setting]
    if (!file) continue
    if (env[name]) mistakes.push(`${setting}: must be left out, for ${name} is set`)
    else {
      const secretText = readText(file)
      if (secretText.text === undefined) mistakes.push(`${setting}: cannot be read (${secretText.reason})`)
      else read[name] = secretText.text
    }
  }
  return { env: read, mistakes }
}

function readText(file: string): { text: string } | { text: undefined; reason: string } {
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    return text === '' ? { text: undefined, reason: 'it is empty' } : { text }
  } catch (error) {
    return { text: undefined, reason: error instanceof Error && 'code' in error ? String(error.code) : 'unknown' }
  }
}
