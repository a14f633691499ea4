/** A second of one colour in four pictures of 64 × 64: H.264, made once with ffmpeg. */
const SECOND = Buffer.from(
  'AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAAMRbW9vdgAAAGxtdmhkAAAAAAAAAAAAAAAAAAAD6AAAA+gAAQAAAQAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAmB0cmFrAAAAXHRraGQAAAADAAAAAAAAAAAAAAABAAAAAAAAA+gAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAEAAAABAAAAAAAAkZWR0cwAAABxlbHN0AAAAAAAAAAEAAAPoAAAAAAABAAAAAAHYbWRpYQAAACBtZGhkAAAAAAAAAAAAAAAAAABAAAAAQABVxAAAAAAALWhkbHIAAAAAAAAAAHZpZGUAAAAAAAAAAAAAAABWaWRlb0hhbmRsZXIAAAABg21pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAAUNzdGJsAAAAu3N0c2QAAAAAAAAAAQAAAKthdmMxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAEAAQABIAAAASAAAAAAAAAABDExhdmMgbGlieDI2NAAAAAAAAAAAAAAAAAAAAAAAAAAAGP//AAAAMWF2Y0MBQsAK/+EAGGdCwAqmERCbARAAAAMAEAAAAwCA8SJhGAEABmjIQgOSyAAAABBwYXNwAAAAAQAAAAEAAAAUYnRydAAAAAAAAAIYAAACGAAAABhzdHRzAAAAAAAAAAEAAAAEAAAQAAAAABRzdHNzAAAAAAAAAAEAAAABAAAAHHN0c2MAAAAAAAAAAQAAAAEAAAAEAAAAAQAAACRzdHN6AAAAAAAAAAAAAAAEAAAAIwAAAAoAAAALAAAACwAAABRzdGNvAAAAAAAAAAEAAANBAAAAPXVkdGEAAAA1bWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAbWRpcmFwcGwAAAAAAAAAAAAAAAAIaWxzdAAAAAhmcmVlAAAAS21kYXQAAAAfZYiCAl4jFAAEI+OAAIB0cAAQCb776666666666668AAAAAZBmhwEvCMAAAAHQZoqAR8IwAAAAAdBmjsBDwjA',
  'base64',
)

export interface ClipShape {
  width: number
  height: number
  seconds: number
}

/** An MP4 that plays so long and says so of its size; the picture in it stays as small as it is. `name` stands at its end. */
export function writeClip({ width, height, seconds }: ClipShape, name: string): Buffer {
  const clip = Buffer.from(SECOND)
  const put = (kind: string, at: number, value: number) =>
    clip.writeUInt32BE(Math.round(value), clip.indexOf(kind) + at)
  put('mvhd', 20, seconds * clip.readUInt32BE(clip.indexOf('mvhd') + 16))
  put('tkhd', 24, seconds * clip.readUInt32BE(clip.indexOf('mvhd') + 16))
  put('elst', 12, seconds * clip.readUInt32BE(clip.indexOf('mvhd') + 16))
  put('mdhd', 20, seconds * clip.readUInt32BE(clip.indexOf('mdhd') + 16))
  put('stts', 16, (seconds * clip.readUInt32BE(clip.indexOf('mdhd') + 16)) / 4)
  put('tkhd', 80, width * 65_536)
  put('tkhd', 84, height * 65_536)
  clip.writeUInt16BE(width, clip.indexOf('stsd') + 44)
  clip.writeUInt16BE(height, clip.indexOf('stsd') + 46)
  const note = Buffer.from(`\0\0\0\0free${name}`, 'latin1')
  note.writeUInt32BE(note.length)
  return Buffer.concat([clip, note])
}

/** What somebody calls a clip, and is none. */
export const SPOILED_CLIPS = ['sound', 'truncated', 'lies', 'HTML'] as const
export type SpoiledClip = (typeof SPOILED_CLIPS)[number]

export function spoilClip(clip: Buffer, fault: SpoiledClip): Buffer {
  const spoiled = Buffer.from(clip)
  switch (fault) {
    case 'sound':
      spoiled.write('soun', clip.indexOf('hdlr') + 12, 'latin1')
      return spoiled
    case 'truncated':
      return spoiled.subarray(0, clip.indexOf('mdat') + 20)
    case 'lies':
      spoiled.writeUInt32BE(3_600_000, clip.indexOf('mvhd') + 20)
      return spoiled
    case 'HTML':
      return Buffer.from('<!doctype html><title>Please wait</title>')
    default:
      return fault satisfies never
  }
}
