import { Decrypter, Encrypter } from 'age-encryption'
import { ArchiveFault } from './summed-tar.ts'

/** How each file of age begins. */
export const AGE_MARK = 'age-encryption.org/v1\n'

/** As `age` takes: a second for each try, and 256 MiB. */
const WORK_FACTOR = 18

type Bytes = AsyncIterable<Uint8Array>

/** As `age --passphrase` does it: what is read of it cannot be told from noise, and no byte of it can be changed, moved or cut off. */
export async function* encryptWith(
  { passphrase, workFactor = WORK_FACTOR }: { passphrase: string; workFactor?: number | undefined },
  bytes: Bytes,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(workFactor)
  encrypter.setPassphrase(passphrase)
  yield* readStream(await encrypter.encrypt(toStream(bytes)))
}

/** It is encrypted with another one. */
export class WrongPassphrase extends Error {
  override name = 'WrongPassphrase'
}

/** @throws WrongPassphrase, and ArchiveFault when the file is not whole */
export async function* decryptWith(passphrase: string, bytes: Bytes): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    yield* readStream(await decrypter.decrypt(toStream(bytes)))
  } catch (error) {
    if (!(error instanceof Error) || 'syscall' in error) throw error
    if (/no identity matched/.test(error.message)) throw new WrongPassphrase('', { cause: error })
    throw new ArchiveFault('its encryption is damaged', { cause: error })
  }
}

function toStream(bytes: Bytes): ReadableStream<Uint8Array> {
  const pieces = bytes[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}

async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
