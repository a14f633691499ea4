import type { Language } from '@easel/contract/basics'

/** The caller's first language that we speak; else `fallback`: the account's or the operator's default. */
export function chooseLanguage(acceptLanguage: string | undefined, fallback: Language): Language {
  return listWanted(acceptLanguage ?? '').find((language) => language !== undefined) ?? fallback
}

function listWanted(header: string): (Language | undefined)[] {
  return header
    .slice(0, 400)
    .split(',')
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => speak(tag))
}

function readRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { tag, weight: Number.isFinite(weight) ? weight : 0 }
}

function speak(tag: string): Language | undefined {
  if (/^zh-(hant|tw|hk|mo)\b/.test(tag)) return 'zh-TW'
  if (/^zh\b/.test(tag)) return 'zh-CN'
  if (/^en\b/.test(tag)) return 'en-US'
  return undefined
}
