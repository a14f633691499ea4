import { pino } from 'pino'
import { type Config, readConfig } from '../config.ts'
import { openConnections } from '../start/open-engines.ts'
import { openPayments } from '../start/open-payments.ts'
import { systemClock } from '../platform/clock.ts'
import { runCommand } from '../platform/run-command.ts'
import { fileOfSecretKey, readSecretKey } from '../platform/secret-key.ts'
import { examineBackups } from './examine-backups.ts'
import { examineDatabase } from './examine-database.ts'
import { examineEngines } from './examine-engines.ts'
import { examineSecretKey } from './examine-house.ts'
import { examinePictures } from './examine-pictures.ts'
import { examineFailures, examinePayments, examineSms } from './examine-providers.ts'
import { examineStorage } from './examine-storage.ts'
import type { Finding } from './finding.ts'

const SIGNS: Record<Finding['state'], string> = { well: 'well', emulated: 'EMULATED', off: 'off', broken: 'BROKEN' }

async function examine(config: Config): Promise<Finding[]> {
  const database = await examineDatabase(config)
  try {
    const tools = { clock: systemClock, log: pino({ level: 'silent' }), findCode: () => async () => null }
    const secretKey = config.secretKey ?? readSecretKey(fileOfSecretKey(config.dataDir)).key
    const connectEngine = openConnections(systemClock)
    return [
      database.finding,
      ...(await examineStorage(config, database.db)),
      await examinePictures(database.db),
      await examineBackups(config, database.db, systemClock.now()),
      await examineSecretKey(config, database.db),
      examineSms(config),
      ...(await examinePayments(openPayments(config.payments, tools), config)),
      ...(await examineFailures(database.db)),
      ...(await examineEngines({ db: database.db, config, secretKey, connectEngine })),
    ]
  } finally {
    await database.close()
  }
}

function write(findings: readonly Finding[]): string {
  const widest = Math.max(...findings.map(({ part }) => part.length))
  const lines = findings.map(({ part, state, text }) => `${part.padEnd(widest)}  ${SIGNS[state].padEnd(8)}  ${text}`)
  const broken = findings.filter(({ state }) => state === 'broken').length
  const sum =
    broken === 0 ? 'All that is on works.' : `${broken} of what is on ${broken === 1 ? 'does' : 'do'} not work.`
  return [...lines, '', sum].join('\n')
}

runCommand(
  async () => {
    const findings = await examine(readConfig())
    return { text: write(findings), isWell: findings.every(({ state }) => state !== 'broken') }
  },
  () => null,
)
