import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface BrowserProgram {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

const UNPACK = fileURLToPath(new URL('./unpack-chromium.mjs', import.meta.url))

/**
 * The Chromium of the npm package, unpacked once per account into the system's temporary folder, with the shared libraries and
 * the font that a minimal system lacks. If two runs unpack at once, the first one wins.
 */
export async function unpackBundledChromium(): Promise<BrowserProgram> {
  const folder = join(tmpdir(), `easel-chromium-147-${userInfo().uid}`)
  if (!existsSync(folder)) await unpackInto(folder)
  return {
    executablePath: join(folder, 'chromium'),
    // This build is made for environments without a zygote process.
    args: ['--no-zygote'],
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

async function unpackInto(folder: string): Promise<void> {
  const aside = mkdtempSync(`${folder}-`)
  try {
    const env = { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
    await promisify(execFile)(process.execPath, [UNPACK], { env })
    writeFileSync(join(aside, 'fonts.conf'), fontsConf(folder))
    renameSync(aside, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function fontsConf(folder: string): string {
  const dirs = ['/usr/share/fonts', join(folder, 'fonts')].map((dir) => `<dir>${dir}</dir>`).join('')
  return `<?xml version="1.0"?><fontconfig>${dirs}<cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`
}
