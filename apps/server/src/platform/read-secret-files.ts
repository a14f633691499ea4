import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

export interface ReadEnvironment {
  env: Environment
  /** One sentence for each file that is of no use, without what stands in it. */
  mistakes: string[]
}

/**
 * For each name, read the value from the file named by `NAME_FILE`, so that secrets appear neither in the environment nor in a
 * container's inspect output. A trailing line break is removed.
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
