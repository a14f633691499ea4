import { startTransition, useEffect, useState } from 'react'
import { afterFirstView } from '../../lib/first-view.ts'

type Decode = (hash: Uint8Array) => string

/** Fetched when the first pictures are there: those are on their way before the script is, and are not to wait for it. */
let decoder: Decode | undefined

/** A blurred stand-in for a picture, from its ThumbHash in base64; undefined when there is none that can be read. */
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
        // All cards want it at once: decoded card by card, the page answers in between.
        startTransition(() => setDecode(() => thumbHashToDataURL))
      })
      .catch(() => undefined) // a picture without its stand-in is still a picture
  }, [decode])
  return decode
}

/** Decoding takes a millisecond, cards are drawn again for every push, and pictures come by again on their wall. */
const decoded = new Map<string, string | undefined>()
/** Some kilobytes each. */
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
