/** Random enough for a day, also on pages without https, where `crypto.randomUUID` is missing. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
