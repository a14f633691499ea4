import type { Secret } from '../secret.ts'

/** Where pictures are kept. */
export type StoragePlace = FolderPlace | BucketPlace

export interface FolderPlace {
  kind: 'folder'
  /** Absolute. */
  folder: string
  /** Several servers use the same one. */
  isShared: boolean
}

export interface BucketPlace {
  kind: 'bucket'
  bucket: string
  /** Empty, or with a slash at its end. */
  prefix: string
  /** `https://s3.example.com`, without the bucket. */
  endpoint: string
  region: string
  /** Whether the bucket is a part of the path, or of the host's name. */
  style: 'path' | 'host'
  /** Encryption at rest that is asked for with every object; null: as the bucket is set. */
  encryption: 'AES256' | 'aws:kms' | null
  keyId: Secret
  secretKey: Secret
  isShared: true
  /** Browsers are sent to the bucket for their pictures, by addresses that are good for minutes. */
  isDirect: boolean
}

export type StorageEnvironment = Readonly<Record<string, string | undefined>>

export interface StorageMistake {
  setting: string
  mistake: string
}

/** For people: without keys. */
export function describePlace(place: StoragePlace): string {
  return place.kind === 'folder' ? place.folder : `s3://${place.bucket}/${place.prefix} at ${place.endpoint}`
}

/** Scheme, host and port that requests for objects go to. */
export function originOfBucket({ endpoint, style, bucket }: BucketPlace): string {
  return style === 'path' ? endpoint : endpoint.replace('://', `://${bucket}.`)
}
