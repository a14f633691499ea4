/** Reads the parameter sets of H.264 bit by bit; without the bytes that keep a start code out. */
export class BitReader {
  private at = 0
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  /** @throws RangeError behind the end. */
  read(count: number): number {
    let value = 0
    for (let index = 0; index < count; index++, this.at++) {
      const byte = this.bytes[this.at >> 3]
      if (byte === undefined) throw new RangeError('The parameters of the stream end too early.')
      value = value * 2 + ((byte >> (7 - (this.at & 7))) & 1)
    }
    return value
  }

  /** A number in Exp-Golomb code. */
  readCode(): number {
    let zeros = 0
    while (this.read(1) === 0) zeros += 1
    return 2 ** zeros - 1 + this.read(zeros)
  }
}

export class BitWriter {
  private readonly bits: number[] = []

  write(count: number, value: number): void {
    for (let place = count - 1; place >= 0; place--) this.bits.push(Math.floor(value / 2 ** place) % 2)
  }

  /** A number in Exp-Golomb code. */
  writeCode(value: number): void {
    const length = Math.floor(Math.log2(value + 1))
    this.write(length, 0)
    this.write(length + 1, value + 1)
  }

  /** With the bit that ends a set, filled up to a whole byte. */
  end(): Uint8Array {
    this.bits.push(1)
    while (this.bits.length % 8 !== 0) this.bits.push(0)
    return Uint8Array.from({ length: this.bits.length / 8 }, (_, byte) =>
      this.bits.slice(byte * 8, byte * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
    )
  }
}

/** Three bytes that would look like a start code are kept apart by a 3. */
export function escapeUnit(bytes: Uint8Array): Uint8Array {
  const escaped: number[] = []
  let zeros = 0
  for (const byte of bytes) {
    if (zeros === 2 && byte <= 3) {
      escaped.push(3)
      zeros = 0
    }
    escaped.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return Uint8Array.from(escaped)
}

export function unescapeUnit(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, at) => !(byte === 3 && at >= 2 && bytes[at - 1] === 0 && bytes[at - 2] === 0))
}
