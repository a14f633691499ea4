import { useEffect, useMemo, useState } from 'react'
import { afterFirstView } from '../../../lib/first-view.ts'

type Decode = (hash: Uint8Array) => string

/** Fetched when the first pictures are there: those are on their way before the script is, and are not to wait for it. */
let decoder: Decode | undefined

/** A blurred stand-in for a picture, from its ThumbHash in base64; undefined when there is none that can be read. */
export function useThumbhash(base64: string | undefined): string | undefined {
  const decode = useDecoder()
  // Decoding takes a millisecond, and cards are drawn again for every push.
  return useMemo(() => (base64 && decode ? decodeWith(decode, base64) : undefined), [base64, decode])
}

function useDecoder(): Decode | undefined {
  const [decode, setDecode] = useState(() => decoder)
  useEffect(() => {
    if (decode) return
    Promise.resolve(afterFirstView())
      .then(() => import('thumbhash'))
      .then(({ thumbHashToDataURL }) => {
        decoder = thumbHashToDataURL
        setDecode(() => thumbHashToDataURL)
      })
      .catch(() => undefined) // a picture without its stand-in is still a picture
  }, [decode])
  return decode
}

function decodeWith(decode: Decode, base64: string): string | undefined {
  try {
    return decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)))
  } catch {
    return undefined // as above
  }
}
