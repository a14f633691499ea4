import type { FaultKind, StorageFault } from './bucket/storage-fault.ts'
import { type BucketPlace, describePlace } from './places.ts'

const WRONG_KEYS = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken', 'ExpiredToken'])

/** What an operator does about a bucket that fails, in a sentence. @param act what was tried: `list` */
export function explainFault(place: BucketPlace, fault: StorageFault, act: string): string {
  return SENTENCES[fault.kind](place, fault, act)
}

type Sentence = (place: BucketPlace, fault: StorageFault, act: string) => string

const away: Sentence = (place, fault) =>
  `${describePlace(place)} cannot be used now (${plain(fault)}): see that it runs, and the endpoint of STORAGE_URL.`

const SENTENCES: Readonly<Record<FaultKind, Sentence>> = {
  no_bucket: ({ bucket, endpoint }) =>
    `There is no bucket ${bucket} at ${endpoint}: create it, or correct STORAGE_URL.`,
  denied: (place, fault, act) =>
    WRONG_KEYS.has(fault.says)
      ? `${place.endpoint} does not take the keys (${fault.says}): correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`
      : `The keys may not ${act} in ${describePlace(place)}${inBrackets(fault)}: give them the rights to list the bucket and to get, put and delete its objects.`,
  certificate: ({ endpoint }, fault) =>
    `The certificate of ${endpoint} is not to be trusted (${plain(fault)}): name the file of its authority in NODE_EXTRA_CA_CERTS, or correct the endpoint of STORAGE_URL.`,
  wrong_region: ({ bucket, region }, fault) =>
    `The bucket ${bucket} is not in ${region}, or is reached by another endpoint${inBrackets(fault)}: correct region and endpoint of STORAGE_URL.`,
  skewed: ({ endpoint }) => `The clock of this machine is not that of ${endpoint}: set it.`,
  full: (place, fault) => `There is no room in ${describePlace(place)}${inBrackets(fault)}: raise its quota.`,
  refused: (place, fault, act) =>
    `${describePlace(place)} refuses to ${act} (${plain(fault)}): see that it speaks S3, and style and endpoint of STORAGE_URL.`,
  ...{ unreachable: away, timeout: away, throttled: away, broken: away },
}

function plain({ message }: StorageFault): string {
  return message.replace(/\.$/, '')
}

function inBrackets({ says }: StorageFault): string {
  return says === '' ? '' : ` (${says})`
}
