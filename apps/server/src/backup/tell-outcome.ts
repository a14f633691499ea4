import type { Restored } from './restore-archive.ts'
import type { Verified } from './verify-archive.ts'
import type { ArchiveWish, Written } from './write-archive.ts'

type WrittenWish = Pick<ArchiveWish, 'file' | 'pictures' | 'passphrase' | 'secretKey'>

export function tellWritten({ bytes, pictures, missing }: Written, wish: WrittenWish): string {
  const [file, size] = [wish.file, `${Math.ceil(bytes / 1024)} KiB`]
  const lines =
    wish.pictures === 'copied'
      ? [`${file} holds the database and ${count(pictures, 'picture')}, ${size}.`]
      : [
          `${file} holds the database and a list of ${count(pictures, 'picture')}, ${size}: keep the storage itself, too.`,
        ]
  if (missing > 0) lines.push(`${count(missing, 'picture')} could not be had: ${LACKING}`)
  lines.push(keyLine(wish))
  lines.push('See whether it is whole: npm run backup -- verify <file>.')
  return lines.join('\n')
}

export function tellVerified(file: string, found: Verified): string {
  const lines = [`${file} is whole: ${described(found)}.`]
  if (found.missing > 0) lines.push(`${count(found.missing, 'picture')} could not be had when it was made: ${LACKING}`)
  return lines.join('\n')
}

export function tellRestored(found: Restored, place: string): string {
  const lines = [`Restored: ${described(found)}.`]
  if (!found.manifest) lines.push(`Copy the pictures of that time to ${place}.`)
  if (found.notStored > 0)
    lines.push(`${count(found.notStored, 'picture')} of the list are not in the storage: copy them to ${place}.`)
  if (found.missing > 0) lines.push(`${count(found.missing, 'picture')} could not be had when it was made.`)
  lines.push(KEYS[found.secretKey])
  return lines.join('\n')
}

const LACKING = 'they are damaged or gone in the storage, see npm run doctor.'

const KEYS: Readonly<Record<Restored['secretKey'], string>> = {
  written: 'The secret key is restored, too.',
  kept: 'The secret key that is here stays as it is; the one of the backup was not written over it.',
  'not in it':
    'The secret key is not in it: put back your copy of it, or give it as SECRET_KEY, before the next start.',
}

function keyLine({ passphrase, secretKey }: WrittenWish): string {
  if (passphrase && secretKey) return 'It is encrypted, and holds the secret key.'
  if (passphrase) return 'It is encrypted; there was no secret key to put into it.'
  return 'It is not encrypted, and so without the secret key: keep that apart, or set BACKUP_PASSPHRASE.'
}

function described({ manifest, rows, pictures, pictureBytes, hasSecretKey }: Verified): string {
  if (!manifest) return `${count(rows, 'row')} of the database, and no pictures, as releases before archives wrote it`
  const what = manifest.pictures === 'copied' ? count(pictures, 'picture') : `a list of ${count(pictures, 'picture')}`
  const key = hasSecretKey ? ', and the secret key' : ''
  return `${count(rows, 'row')} and ${what} of ${Math.ceil(pictureBytes / 1024)} KiB${key}, as of ${manifest.madeAt}`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
