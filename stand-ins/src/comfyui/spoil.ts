import { type EngineFault, spoil } from '../engines/faults.ts'

/** What a fault leaves of the outputs that `/history` tells of. */
export function spoilOutputs(entry: object, fault: EngineFault | undefined): object {
  const outputs = 'outputs' in entry && typeof entry.outputs === 'object' ? entry.outputs : {}
  if (fault === 'no pictures') return { ...entry, outputs: {} }
  if (fault === 'picture missing')
    return { ...entry, outputs: Object.fromEntries(Object.entries(outputs ?? {}).slice(1)) }
  return entry
}

/** Null: it is not there. */
export function spoilFile(bytes: Buffer, fault: EngineFault | undefined): Buffer | null {
  const [spoilt] = spoil([bytes.toString('base64')], fault)
  if (fault === 'picture not base64') return Buffer.from('/tmp/picture.png: no such file!')
  return spoilt === undefined ? null : Buffer.from(spoilt, 'base64')
}
