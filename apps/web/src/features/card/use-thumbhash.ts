import { startTransition, useEffect, useState } from 'react'
import { afterFirstView } from '../../lib/first-view.ts'

type Decode = (hash: Uint8Array) => string

/** Loaded with the first pictures rather than in the entry, so that the decoder does not delay them. */
let decoder: Decode | undefined

/** Blurred placeholder (data URL) of a picture from its base64 ThumbHash; undefined when missing or invalid. */
export function useThumbhash(base64: string | undefined): string | undefined {
  const decode = useDecoder()
  return base64 && decode ? decodeOnce(decode, base64) : undefined
}

function useDecoder(): Decode | undefined {
  const [decode, setDecode] = useState(() => decoder)
  useEffect(() => {
    if (decode) return
    Promise.resolve(afterFirstView())
      .then(() => import('thumbhash'))
      .then(({ thumbHashToDataURL }) => {
        decoder = thumbHashToDataURL
        // All cards request it at once; as a transition the page stays responsive in between.
        startTransition(() => setDecode(() => thumbHashToDataURL))
      })
      .catch(() => undefined) // the placeholder is optional
  }, [decode])
  return decode
}

/** Cache: decoding takes a millisecond, and cards and wall cells render often. */
const decoded = new Map<string, string | undefined>()
/** Each entry has a few kilobytes. */
const DECODED_MAX = 1000

function decodeOnce(decode: Decode, base64: string): string | undefined {
  if (decoded.size > DECODED_MAX) decoded.clear()
  if (!decoded.has(base64)) decoded.set(base64, decodeWith(decode, base64))
  return decoded.get(base64)
}

function decodeWith(decode: Decode, base64: string): string | undefined {
  try {
    return decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)))
  } catch {
    return undefined // as above
  }
}
