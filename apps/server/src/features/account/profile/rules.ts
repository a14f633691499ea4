/** Something, an at sign, and a name with a dot: whether mail arrives only mail can tell. */
const EMAIL = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]+$/

export function isEmail(written: string): boolean {
  return EMAIL.test(written)
}
