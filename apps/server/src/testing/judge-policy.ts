export type Policy = ReadonlyMap<string, readonly string[]>

/** The directives of a content security policy; of one named twice the first counts. */
export function readPolicy(header: string): Policy {
  const policy = new Map<string, readonly string[]>()
  for (const directive of header.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  }
  return policy
}

const HASH = /^'sha(256|384|512)-[\w+/]+={0,2}'$/
const OWN_SOCKET = /^wss?:\/\/[\w.:[\]-]+$/

/** What an attacker could use, as sentences; none for a policy that holds. */
export function listWeaknesses(policy: Policy): string[] {
  return [...judgeScripts(policy), ...judgeSources(policy), ...judgeFrame(policy)]
}

function judgeScripts(policy: Policy): string[] {
  const weaknesses: string[] = []
  const sources = effective(policy, 'script-src')
  if (!sources) return ['scripts may come from anywhere']
  for (const source of sources) {
    const isFine = source === "'self'" || source === "'none'" || HASH.test(source)
    if (!isFine) weaknesses.push(`script-src ${source} lets foreign or inserted scripts run`)
  }
  if (policy.get('require-trusted-types-for')?.join() !== "'script'") weaknesses.push('text may become script')
  const policies = policy.get('trusted-types')
  if (!policies || policies.some((name) => name === '*' || name === "'allow-duplicates'")) {
    weaknesses.push('any trusted types policy may be made')
  }
  return weaknesses
}

function judgeSources(policy: Policy): string[] {
  const found = [...policy]
    .filter(([name]) => name.endsWith('-src'))
    .flatMap(([name, sources]) => sources.flatMap((source) => judgeSource(name, source)))
  if (policy.get('default-src')?.join() !== "'none'") found.unshift('default-src is not none')
  if (effective(policy, 'object-src')?.join() !== "'none'") found.push('plugins may be loaded')
  return found
}

const SCHEME = /^(https?|wss?|ftp|filesystem|data|blob|mediastream):$/

function judgeSource(name: string, source: string): string[] {
  const description = `${name} ${source}`
  if (/^'(unsafe|strict|report-sample|nonce)/.test(source)) return [description]
  if (source.startsWith("'")) return []
  if (source.includes('*')) return [`${description} is a wildcard`]
  if (SCHEME.test(source))
    return name === 'img-src' && /^(data|blob):$/.test(source) ? [] : [`${description} is a whole scheme`]
  return name === 'connect-src' && OWN_SOCKET.test(source) ? [] : [`${description} is a foreign host`]
}

function judgeFrame(policy: Policy): string[] {
  // These three fall back to nothing: left out, they allow everything.
  const required = { 'base-uri': /^'none'$/, 'frame-ancestors': /^'none'$/, 'form-action': /^'(none|self)'$/ }
  return Object.entries(required)
    .filter(([name, value]) => !value.test(policy.get(name)?.join(' ') ?? ''))
    .map(([name]) => `${name} is open`)
}

function effective(policy: Policy, name: string): readonly string[] | undefined {
  return policy.get(name) ?? policy.get('default-src')
}
