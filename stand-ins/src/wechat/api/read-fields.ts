import { ApiError, wrongField } from './api-error.ts'

export type Json = Record<string, unknown>

/** @throws ApiError unless it is one JSON object in UTF-8 */
export function readJson(body: Buffer): Json {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body))
    if (isObject(value)) return value
  } catch {
    // said below, with what is no object
  }
  throw new ApiError(400, 'PARAM_ERROR', '请求包体不是合法的JSON')
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @throws ApiError for a field that the documents do not know */
export function onlyFields(given: Json, known: string[], under = ''): void {
  for (const field of Object.keys(given))
    if (!known.includes(field)) throw wrongField(`${under}${field}`, '不是接口的参数')
}

/** Lengths are counted in bytes: the documents speak of characters, and this is the narrower way to read them. */
export function textField(given: Json, field: string, most: number): string {
  const value = given[field]
  if (typeof value !== 'string' || value === '') throw wrongField(field, '映射到值字段时为空或不是字符串')
  if (Buffer.byteLength(value) > most) throw wrongField(field, `长度超过${most}`)
  return value
}

export function optionalText(given: Json, field: string, most: number): string | null {
  return given[field] === undefined ? null : textField(given, field, most)
}

export function numberField(given: Json, field: string, pattern: RegExp): string {
  const value = textField(given, field, 64)
  if (!pattern.test(value)) throw wrongField(field, '含有不允许的字符或长度有误')
  return value
}

export function fenField(given: Json, field: string): number {
  const value = given[field]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1)
    throw wrongField(field, '必须是大于零的整数')
  return value
}

export function objectField(given: Json, field: string): Json {
  const value = given[field]
  if (!isObject(value)) throw wrongField(field, '必须是对象')
  return value
}

/** `https` without a query; plain `http` is for tests on this machine alone. */
export function urlField(given: Json, field: string): string {
  const value = textField(given, field, 255)
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isHere = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  if (!(url?.protocol === 'https:' || isHere) || value.includes('?') || value.includes('#')) {
    throw wrongField(field, '必须是https地址且不能携带参数')
  }
  return value
}

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

export function timeField(given: Json, field: string): Date {
  const value = textField(given, field, 64)
  const instant = new Date(value)
  if (!RFC_3339.test(value) || Number.isNaN(instant.getTime())) throw wrongField(field, '不符合rfc3339标准格式')
  return instant
}
