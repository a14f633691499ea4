import { describe, expect, it } from 'vitest'
import { asUint32, findBox, listBoxes, writeBox } from './boxes.ts'
import { describeStream } from './describe-stream.ts'
import { joinTracks } from './join-tracks.ts'
import { readTrack } from './read-track.ts'
import type { Track } from './track.ts'
import { writeMp4 } from './write-mp4.ts'

const KEY = 0x65
const OTHER = 0x61
/** Of our encoder at 768 x 768, as it comes. */
const PLAIN_SET = Buffer.from('6742001fa680c01864', 'hex')

function createTrack(more: Partial<Track> = {}): Track {
  const samples = [KEY, OTHER, OTHER, KEY].map((unit, index) => ({
    bytes: Buffer.from([0, 0, 0, 2 + index, unit, ...Array.from({ length: index + 1 }, () => index)]),
    isKey: unit === KEY,
  }))
  const sequence = describeStream(PLAIN_SET)
  return { width: 768, height: 432, fps: 24, sequence, picture: Buffer.from('68ce023c80', 'hex'), samples, ...more }
}

const hexOf = ({ samples }: Track) => samples.map(({ bytes }) => Buffer.from(bytes).toString('hex'))

describe('the MP4 of a clip', () => {
  it('has its index before its frames, and gives back every one of them', () => {
    const track = createTrack()
    const mp4 = writeMp4(track)
    expect(listBoxes(mp4).map(({ name }) => name)).toEqual(['ftyp', 'moov', 'mdat'])
    const read = readTrack(mp4)
    expect(read).toMatchObject({ width: 768, height: 432, fps: 24 })
    expect(hexOf(read)).toEqual(hexOf(track))
    expect(read.samples.map(({ isKey }) => isKey)).toEqual([true, false, false, true])
    expect(Buffer.compare(mp4, writeMp4(track))).toBe(0)
  })

  it('says how long it is, which frames are whole and which colours it has', () => {
    const mp4 = writeMp4(createTrack())
    const head = findBox(mp4, 'moov', 'mvhd')
    expect([head.readUInt32BE(12), head.readUInt32BE(16)]).toEqual([1000, 167])
    const media = findBox(mp4, 'moov', 'trak', 'mdia')
    const clock = findBox(media, 'mdhd')
    expect(clock.readUInt32BE(16) / clock.readUInt32BE(12)).toBeCloseTo(4 / 24, 10)
    const table = findBox(media, 'minf', 'stbl')
    expect(findBox(table, 'stss')).toEqual(asUint32(0, 2, 1, 4))
    const place = findBox(table, 'stco').readUInt32BE(8)
    expect(mp4.toString('latin1', place - 4, place)).toBe('mdat')
    const entry = findBox(table, 'stsd').subarray(16)
    expect(findBox(entry.subarray(78), 'colr')).toEqual(Buffer.from('nclx\0\x01\0\x01\0\x01\0', 'latin1'))
  })

  it('names the profile that every browser plays, in the stream as in the index', () => {
    const decoder = findBox(
      findBox(writeMp4(createTrack()), 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd').subarray(94),
      'avcC',
    )
    expect([...decoder.subarray(1, 4)]).toEqual([66, 0xc0, 31])
    expect([...decoder.subarray(8, 12)]).toEqual([0x67, 66, 0xc0, 31])
    expect(() => describeStream(describeStream(PLAIN_SET))).toThrow('described already')
    expect(() => describeStream(Buffer.from('6764001fa680c01864', 'hex'))).toThrow('another profile')
  })

  it('is gone on from by a track of its kind alone', () => {
    const track = createTrack()
    const after = createTrack({ samples: track.samples.slice(0, 2) })
    expect(hexOf(joinTracks(track, after))).toEqual([...hexOf(track), ...hexOf(after)])
    expect(() => joinTracks(track, createTrack({ width: 766 }))).toThrow(RangeError)
    expect(() => joinTracks(track, createTrack({ picture: Buffer.from('68ce3880', 'hex') }))).toThrow(RangeError)
  })

  it('is not read where it is cut off, lies about a length or is something else', () => {
    const mp4 = writeMp4(createTrack())
    for (let length = 0; length < mp4.length; length++) {
      expect(() => readTrack(mp4.subarray(0, length))).toThrow(RangeError)
    }
    for (const strange of [Buffer.from('ID3 and some sound that is named mp4'), writeBox('moov', writeBox('trak'))]) {
      expect(() => readTrack(strange)).toThrow(RangeError)
    }
    const at = mp4.indexOf('stsz') + 4
    for (const lie of [0xffffffff, 5, 0x7fffffff]) {
      const lying = Buffer.from(mp4)
      lying.writeUInt32BE(lie, at + 8)
      expect(() => readTrack(lying)).toThrow(RangeError)
      lying.writeUInt32BE(lie, at + 4)
      expect(() => readTrack(lying)).toThrow(RangeError)
    }
  })
})
