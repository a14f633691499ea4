/** Looked for from where it begins alone: an address of nothing but slashes would be walked again from each of them. */
const TAIL = /(?<!\/|%20|\+)(?:\/|%20|\+)+$/

/** Where programs call: their dialects name these paths. */
const PROGRAM_PATH = /^\/(?:mj|mj-fast|mj-relax|mj-turbo|v1|sdapi|mcp)(?:\/|$)/

export function isProgramPath(path: string): boolean {
  return PROGRAM_PATH.test(path)
}

/**
 * The same address without slashes and blanks at the end of its path, where a dialect of programs is spoken: clients of
 * midjourney-proxy send both. Every other address stays as it is.
 */
export function trimProgramPath(url: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const trimmed = path.replace(TAIL, '')
  return PROGRAM_PATH.test(path) && trimmed !== '' ? trimmed + rest : url
}
