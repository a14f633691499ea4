/** Name of the modifier key on this platform: Ctrl or ⌘. */
export function useControlKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
