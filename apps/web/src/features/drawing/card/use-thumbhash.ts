import { useMemo } from 'react'
import { thumbHashToDataURL } from 'thumbhash'

/** A blurred stand-in for a picture, from its ThumbHash in base64; undefined when there is none that can be read. */
export function useThumbhash(base64: string | undefined): string | undefined {
  // Decoding takes a millisecond, and cards are drawn again for every push.
  return useMemo(() => (base64 ? decode(base64) : undefined), [base64])
}

function decode(base64: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)))
  } catch {
    return undefined // a picture without its stand-in is still a picture
  }
}
