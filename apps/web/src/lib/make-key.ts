/** Idempotency key, random enough for a day. Without https `crypto.randomUUID` does not exist. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
