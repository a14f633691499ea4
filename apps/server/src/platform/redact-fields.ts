/** Names of fields that must never be read in a log, wherever they stand. */
const SECRETS =
  /^(password|captcha|code|token|ticket|authorization|cookie|secret|secretkey|apikey|accesskey\w*|databaseurl|redisurl)$/i

/** Of an address: `postgres://user:password@host`. */
const CREDENTIALS = /(:\/\/)[^\s/@]+@/g
/** In the international form, or as people in China write their own. */
const PHONE = /(\+\d{1,7}|\b(?=1[3-9]\d{9}\b)\d{3})\d{6}(\d{2})\b/g

/** Keys of programs. */
const KEY = /\bsk-[A-Za-z0-9]{8,}/g

const TEXT_MAX_CHARS = 2_000
const DEPTH_MAX = 5
const ITEMS_MAX = 50

/** Log fields without secrets or full phone numbers, truncated to a line's length. */
export function redactFields(fact: object): Record<string, unknown> {
  return tidyFields(fact, 0)
}

function tidyFields(fields: object, depth: number): Record<string, unknown> {
  const tidied = Object.entries(fields)
    .slice(0, ITEMS_MAX)
    .map(([name, value]) => [tidyText(name), SECRETS.test(name) ? '[secret]' : tidyValue(value, depth + 1)])
  return Object.fromEntries(tidied)
}

function tidyValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return tidyText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEPTH_MAX) return '[deep]'
  if (value instanceof Error) return tidyError(value, depth)
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if ('toJSON' in value && typeof value.toJSON === 'function') return tidyValue(value.toJSON(), depth + 1)
  if (Array.isArray(value)) return value.slice(0, ITEMS_MAX).map((one) => tidyValue(one, depth + 1))
  return tidyFields(value, depth)
}

/** Other error properties may contain user input, such as a database row or an unreadable address. */
function tidyError(error: Error & { code?: unknown }, depth: number): object {
  const { name, code, message, stack, cause } = error
  return {
    type: name,
    ...(code !== undefined && { code: tidyText(String(code)) }),
    message: tidyText(message),
    stack: tidyText(stack ?? ''),
    ...(cause !== undefined && { cause: tidyValue(cause, depth + 1) }),
    ...(error instanceof AggregateError && { errors: tidyValue(error.errors, depth + 1) }),
  }
}

function tidyText(text: string): string {
  const short = text.length > TEXT_MAX_CHARS ? `${text.slice(0, TEXT_MAX_CHARS)}… [${text.length} characters]` : text
  return short.replace(CREDENTIALS, '$1***@').replace(PHONE, '$1******$2').replace(KEY, 'sk-***')
}
