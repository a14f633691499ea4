const NUMBER = /^[1-9]\d{0,15}$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A task's number, which clients send as text or as a number, or its id; null: neither. */
export function readTaskId(value: unknown): { number: number } | { id: string } | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return null
  if (UUID.test(text)) return { id: text.toLowerCase() }
  return NUMBER.test(text) && Number.isSafeInteger(Number(text)) ? { number: Number(text) } : null
}
