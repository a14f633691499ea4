/** Replaces blocked storage by one in memory. */
export function ensureStorage(): void {
  try {
    localStorage.getItem('')
  } catch {
    const kept = new Map<string, string>()
    const value = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    }
    Object.defineProperty(window, 'localStorage', { value })
  }
}
