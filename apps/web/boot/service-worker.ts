/** Types of https://w3c.github.io/trusted-types that TypeScript lacks. */
interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(address: string): string }
}

const ADDRESS = '/sw.js'

/**
 * Registers the service worker, which shows the app offline; it is optional. The policy allows a single script URL, and only one
 * policy of this name can be created.
 */
export function registerServiceWorker(): void {
  try {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
    const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS })
    const register = () => navigator.serviceWorker?.register(policy?.createScriptURL('') ?? ADDRESS).catch(() => null)
    addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(register))
  } catch {
    // A browser or proxy forbids it.
  }
}
