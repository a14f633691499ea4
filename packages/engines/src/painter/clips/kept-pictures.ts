import { listBoxes, writeBox } from '@easel/painter/clip/mp4/boxes'

/** Of our own boxes, which every player passes over: `easel`, and a number nobody else has. */
const OURS = Buffer.from('656173656c2d636c69702d7069637475', 'hex')

const HEAD_BYTES = 8

/** The pictures that a clip is made of, PNG; one more clip goes on from the last of them. */
export interface KeptPictures {
  first: Uint8Array
  last: Uint8Array | null
}

/** The file with its pictures behind it: what goes on from it needs them whole, and its own frames have been through an encoder. */
export function keepPictures(mp4: Uint8Array, { first, last }: KeptPictures): Uint8Array {
  const boxes = [first, ...(last ? [last] : [])].map((png) => writeBox('uuid', OURS, png))
  return new Uint8Array(Buffer.concat([mp4, ...boxes]))
}

/** The pictures of a clip, and its file without them; null: it has none. */
export function takePictures(bytes: Uint8Array): (KeptPictures & { mp4: Uint8Array }) | null {
  let kept: Uint8Array[]
  try {
    kept = listBoxes(bytes).flatMap(({ name, body }) => {
      const isOurs = name === 'uuid' && body.subarray(0, OURS.length).equals(OURS)
      return isOurs ? [new Uint8Array(body.subarray(OURS.length))] : []
    })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
  const [first, last = null] = kept
  if (first === undefined) return null
  const behind = kept.reduce((sum, png) => sum + png.length + HEAD_BYTES + OURS.length, 0)
  return { first, last, mp4: bytes.subarray(0, bytes.length - behind) }
}
