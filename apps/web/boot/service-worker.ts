/** What TypeScript does not know yet of https://w3c.github.io/trusted-types. */
interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(address: string): string }
}

const ADDRESS = '/sw.js'

/**
 * Shows the app's frame where the server is away; all works without it. Its address is the only one that may ever become a
 * program: the content security policy knows one name, and it is taken here.
 */
export function registerServiceWorker(): void {
  try {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
    const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS })
    const register = () => navigator.serviceWorker?.register(policy?.createScriptURL('') ?? ADDRESS).catch(() => null)
    addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(register))
  } catch {
    // Somebody's own policy forbids it.
  }
}
