import type { AllowedHost } from '@easel/outgoing/outgoing'
import { z } from 'zod'
import { judgeUrl } from './judge-url.ts'
import { longText } from './option-field.ts'

const split = (text: string) => text.split(/\s+/).filter((part) => part !== '')

const isOrigin = (text: string) => judgeUrl(text) === null && new URL(text).pathname === '/'

/** Origins with spaces between them: `https://cdn.example.com http://192.168.1.20:9000`. */
export const pictureHosts = (usual: string) =>
  longText(
    z
      .string()
      .max(2_000)
      .refine((text) => split(text).every(isOrigin), { error: 'must be origins with spaces between them' })
      .default(usual),
  )

/** `usual` are the vendor's own; what else an operator writes may be private. */
export function listPictureHosts(text: string, usual = ''): AllowedHost[] {
  return split(text).map((origin) => ({ origin, isPrivate: !split(usual).includes(origin) }))
}
