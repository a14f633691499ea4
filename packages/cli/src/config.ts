import { resolve } from 'node:path'

export interface CliConfig {
  dataDir: string
  /** For the Accept-Language header. */
  language: 'zh-CN' | 'zh-TW' | 'en-US'
  /** What a server that this program starts is given: any free port, the same data folder, logs out of our way. */
  serverEnvironment: Record<string, string | undefined>
}

/** The only reader of the environment in this program; DATA_DIR means what it means to the server. */
export function readCliConfig(env: Record<string, string | undefined> = process.env): CliConfig {
  const dataDir = resolve(env['DATA_DIR'] ?? 'data')
  return {
    dataDir,
    serverEnvironment: { ...env, PORT: '0', DATA_DIR: dataDir, LOG_TO: 'file' },
    language: languageOf(env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? ''),
  }
}

function languageOf(locale: string): CliConfig['language'] {
  if (/^zh[_-](TW|HK|Hant)/i.test(locale)) return 'zh-TW'
  return locale.startsWith('zh') ? 'zh-CN' : 'en-US'
}
