/** The text with a bug in it. Throws when what it replaces is not there exactly once: then the bug must be planted anew. */
export function plantBug(text, { name, file, from, to }) {
  const found = text.split(from).length - 1
  if (found !== 1) throw new Error(`${name}: ${found} times in ${file} stands ${from}`)
  return text.replace(from, () => to)
}
