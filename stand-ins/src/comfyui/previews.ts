import { fillRaster, writePng } from '../engines/png.ts'

export interface Preview {
  image: Buffer
  format: 'jpeg' | 'png'
}

/** Eight by eight pixels of one blue. */
const JPEG = [
  '/9j/2wBDABQUFBQVFBcZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////2wBDARQUFBQVFB',
  'cZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////wgARCAAIAAgDASIAAhEBAxEB/8QAFQAB',
  'AQAAAAAAAAAAAAAAAAAAAAT/xAAUAQEAAAAAAAAAAAAAAAAAAAAE/9oADAMBAAIQAxAAAACINB//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACA',
  'EBAAE/AH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/AH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/AH//2Q==',
].join('')
const SIDE_PX = 8
const LONGEST_COMMENT = 65_533

/** As large as real ones of 512 pixels a side: what is missing is said in comments. */
const JPEG_BYTES = 80_000

/** How far a sampler is, as a picture: by turns in the one format and the other. */
export function drawPreview(value: number): Preview {
  if (value % 2 === 0) return { image: fill(Buffer.from(JPEG, 'base64')), format: 'jpeg' }
  return { image: writePng(fillRaster(SIDE_PX, SIDE_PX, () => [9, 99, (value * 40) % 256])), format: 'png' }
}

export function drawStrangersPreview(): Buffer {
  return writePng(fillRaster(SIDE_PX, SIDE_PX, () => [255, 0, 0]))
}

function fill(jpeg: Buffer): Buffer {
  const comments: Buffer[] = []
  for (let left = JPEG_BYTES - jpeg.length; left > 0; left -= LONGEST_COMMENT) {
    const comment = Buffer.alloc(Math.min(left, LONGEST_COMMENT) + 4, 0x20)
    comment.writeUInt16BE(0xff_fe, 0)
    comment.writeUInt16BE(comment.length - 2, 2)
    comments.push(comment)
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)])
}
