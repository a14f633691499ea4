import { appendFile, mkdir, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Clock } from '../clock.ts'
import type { SmsProvider } from './provider.ts'

export interface ConsoleSmsOptions {
  /** Where each message is also kept as a line of JSON, for programs. */
  file: string
  /** Shows text to whoever started the server. */
  show: (text: string) => void
  clock: Clock
  /** At which the file is put aside, in the place of the one before. */
  maxBytes?: number
}

const MAX_BYTES = 5_000_000

/** A provider for a machine without one: the message appears in the terminal. */
export function openConsoleSms({ file, show, clock, maxBytes = MAX_BYTES }: ConsoleSmsOptions): SmsProvider {
  async function keep(message: Record<string, string>) {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    if ((await sizeOf(file)) >= maxBytes) await rename(file, `${file}.old`)
    const line = JSON.stringify({ ...message, at: clock.now().toISOString() })
    await appendFile(file, `${line}\n`, { mode: 0o600 })
  }
  return {
    id: 'console',
    async sendCode({ phone, purpose, code }) {
      await keep({ phone, purpose, code })
      show(`\n  ┌─ SMS to ${phone} (${purpose})\n  │  code  ${code}\n  └─ valid for 5 minutes\n\n`)
      return 'sent'
    },
    async sendNotice({ phone, notice }) {
      await keep({ phone, notice })
      show(`\n  ── SMS to ${phone} (${notice})\n\n`)
      return 'sent'
    },
  }
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}
