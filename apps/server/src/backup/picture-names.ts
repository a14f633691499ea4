/** Names of very many pictures in little memory: by their first 64 bits, which no two of ten million share by chance. */
export class PictureNames {
  #names = new BigUint64Array(1024)
  #count = 0

  add(sha256: string): void {
    if (this.#count === this.#names.length) {
      const more = new BigUint64Array(this.#count * 2)
      more.set(this.#names)
      this.#names = more
    }
    this.#names[this.#count] = BigInt(`0x${sha256.slice(0, 16)}`)
    this.#count += 1
  }

  /** How many names of others are none of these; a name counts once. */
  countLacking(others: PictureNames): number {
    const own = this.#sort()
    let [lacking, place] = [0, 0]
    let before: bigint | undefined
    for (const name of others.#sort()) {
      if (name === before) continue
      before = name
      while (place < own.length && (own[place] ?? 0n) < name) place += 1
      if (own[place] !== name) lacking += 1
    }
    return lacking
  }

  #sort(): BigUint64Array {
    return this.#names.subarray(0, this.#count).sort()
  }
}
