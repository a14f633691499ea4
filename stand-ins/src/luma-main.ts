import { parseArgs } from 'node:util'
import { openLumaStandIn } from './luma/open-luma-stand-in.ts'

const PORT = 8092

const { values } = parseArgs({ options: { port: { type: 'string', default: String(PORT) } } })
const standIn = await openLumaStandIn({ port: Number(values.port) })

process.stderr.write(
  `A stand-in for Luma listens at ${standIn.baseUrl}; a clip takes it ten seconds and shows one colour.\n`,
)
