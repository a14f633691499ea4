import { readPlatformPackage } from '../db/embedded/platform-package.ts'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts'
import { openDataFolder } from '../platform/data-folder.ts'
import { StartupProblem } from '../platform/startup-problem.ts'

/** A server reduced to its database, for tests that kill it: `node program.cjs <data folder> <platform package>`. */
async function run([folder = '', packageFolder = '']: string[]): Promise<void> {
  try {
    const opened = await openDataFolder(folder)
    const postgres = await startEmbeddedPostgres({
      dataDir: opened.postgres,
      durable: true,
      log: { info: answer, warn: answer },
      platformPackage: readPlatformPackage(packageFolder),
    })
    answer({ connection: postgres.connection, adopted: postgres.adopted }, 'started')
    process.once('SIGTERM', () => void postgres.stop().then(() => opened.release()))
    process.stdin.resume() // stays until it is killed
    process.once('SIGTERM', () => process.stdin.destroy())
  } catch (error) {
    if (!(error instanceof StartupProblem)) throw error
    answer({ problem: error.message }, 'refused')
  }
}

function answer(fields: object, message: string): void {
  process.stdout.write(`${JSON.stringify({ message, ...fields })}\n`)
}

void run(process.argv.slice(2))
