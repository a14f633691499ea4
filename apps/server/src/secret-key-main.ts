import { existsSync, renameSync } from 'node:fs'
import { type Config, readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { type Db, openDb, requireSupportedServer } from './db/open.ts'
import { openDatabaseForReading } from './db/open-database.ts'
import { acceptKey, countGoodCodes } from './db/secret-check.ts'
import { countEndpoints } from './features/notification/gate.ts'
import { examineKeys } from './start/open-secrets.ts'
import { type Outcome, runCommand } from './platform/run-command.ts'
import { fileOfSecretKey, makeSecretKey, readSecretKey } from './platform/secret-key.ts'
import { wrapSecret } from './platform/secret.ts'
import { StartupProblem } from './platform/startup-problem.ts'

const USAGE =
  'npm run secret-key says whether the secret key is the right one, npm run secret-key -- accept-loss takes the one of now, or makes one, when the right one is lost'
/** Opens nothing. */
const NO_KEY = wrapSecret('')

async function main([command, ...more]: string[]): Promise<Outcome> {
  if (more.length > 0 || (command !== undefined && command !== 'accept-loss')) throw new StartupProblem(USAGE)
  const config = readConfig()
  const { server, close } = await openDatabaseForReading(config)
  const db = openDb({ server, maxConnections: 1 })
  try {
    await requireSupportedServer(db)
    await migrate(db)
    return command === undefined ? await describe(config, db) : await accept(config, db)
  } finally {
    await db.destroy()
    await close()
  }
}

async function describe(config: Config, db: Db): Promise<Outcome> {
  const { isRight, loss } = await look(config, db)
  if (isRight) return { text: 'The secret key is the one that this database was made with.', isWell: true }
  const text = [
    'The secret key is missing, damaged or not the one that this database was made with.',
    'Look for a copy of it first. Where there is none, this is lost:',
    ...loss,
    'All else stays: accounts, passwords, sessions, credits, orders, pictures.',
    'To go on without it, stop every server and run: npm run secret-key -- accept-loss',
  ]
  return { text: text.join('\n'), isWell: false }
}

async function accept(config: Config, db: Db): Promise<Outcome> {
  const { isRight, loss } = await look(config, db)
  if (isRight)
    return { text: 'The secret key is the right one: nothing is lost, and nothing was changed.', isWell: true }
  const file = fileOfSecretKey(config.dataDir)
  const keyFile = readSecretKey(file)
  if (!config.secretKey && keyFile.state === 'cut' && existsSync(file)) renameSync(file, `${file}.damaged`)
  await acceptKey(db, config.secretKey ?? keyFile.key ?? makeSecretKey(file))
  const text = [
    `${config.secretKey ? 'SECRET_KEY' : file} is the secret key from now on; keep a copy of it. Lost with the old one:`,
    ...loss,
    'Should it be found again, give it as SECRET_KEY_SECOND: what it made is good again then.',
  ]
  return { text: text.join('\n'), isWell: true }
}

async function look(config: Config, db: Db): Promise<{ isRight: boolean; loss: string[] }> {
  const key = config.secretKey ?? readSecretKey(fileOfSecretKey(config.dataDir)).key
  const keys = { secretKey: key ?? NO_KEY, secondSecretKey: config.secondSecretKey }
  const [{ isRight, unopened }, codes] = [await examineKeys(db, keys), await countGoodCodes(db, new Date())]
  const devices = await countEndpoints(db)
  const loss = [
    `- ${codes} redeem codes that could still be used: nobody can redeem them any more`,
    `- keys of ${unopened.length} engines${unopened.length > 0 ? ` (${unopened.join(', ')})` : ''}: enter them again in the console`,
    `- Web Push to ${devices} devices: each subscribes again when the site is opened there`,
    '- SMS codes of the last five minutes, and how often was guessed at what',
  ]
  return { isRight: isRight && key !== null, loss }
}

runCommand(
  () => main(process.argv.slice(2)),
  () => null,
)
