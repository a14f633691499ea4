/** What the key is called that stands beside others on this computer. */
export function useControlKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
