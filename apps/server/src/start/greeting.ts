import { join } from 'node:path'
import type { Config } from '../config.ts'
import { mayServe } from '../platform/roles.ts'
import type { RunningServer } from './start-server.ts'

/** What the terminal says once the server can be used: where it is and how to sign in. */
export function writeGreeting(config: Config, { url, dataDir, administratorPassword }: RunningServer): string {
  if (!mayServe(config.role)) return greetOperatorOfWorker(config, { url, dataDir })
  return [
    '',
    `  Easel is ready:  ${url}`,
    '',
    `  Sign in with     phone ${config.admin.phone}`,
    `                   password ${describePassword(config, administratorPassword)}`,
    ...describeCodes(config, dataDir),
    '',
    `  Data live in     ${dataDir}`,
    '  Stop with        Ctrl-C',
    '',
    '',
  ].join('\n')
}

function greetOperatorOfWorker(
  { workerEngines, workerSlots }: Config,
  { url, dataDir }: Pick<RunningServer, 'url' | 'dataDir'>,
): string {
  const most = workerSlots === null ? '' : `, at most ${workerSlots} at once`
  return [
    '',
    `  A worker of Easel is ready; how it is:  ${url}/readyz`,
    '',
    `  It draws with    ${workerEngines?.join(', ') ?? 'every engine'}${most}`,
    `  Data live in     ${dataDir}`,
    '  Stop with        Ctrl-C',
    '',
    '',
  ].join('\n')
}

function describeCodes({ sms }: Config, dataDir: string): string[] {
  if (sms.provider !== 'console') return ['  or with any phone number and the code that it gets by SMS']
  return [
    '  or with any phone number and the SMS code, which appears here',
    `                   (and in ${join(dataDir, 'outbox', 'sms.jsonl')})`,
  ]
}

function describePassword({ admin }: Config, madeUp: string | null): string {
  if (madeUp !== null) return `${madeUp}  (shown this once)`
  return admin.password ? 'as set by ADMIN_PASSWORD' : 'as shown at the first start (set ADMIN_PASSWORD to replace it)'
}
