import type { Language } from '@easel/contract/basics'

/** Of the words in a file's name, in characters: with the rest it stays far below what any disk takes. */
const WORDS_MAX = 40

/**
 * File name of a downloaded picture: the prompt's first words, the task's id and the picture's number. Only letters, digits and
 * dashes, which are valid on every system; the id makes it unique regardless of case.
 */
export function nameOfPicture({ words, taskId, nth, extension }: PictureFacts): string {
  const safe = words.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const first = [...safe].slice(0, WORDS_MAX).join('').replace(/^-|-$/g, '')
  return [...(first === '' ? [] : [first]), taskId, `${nth}.${extension}`].join('-')
}

interface PictureFacts {
  /** Of the prompt. */
  words: string
  taskId: string
  /** From 1. */
  nth: number
  /** `png`, `mp4` */
  extension: string
}

export const MISSING_NAME = 'missing.txt'

const missing: Readonly<Record<Language, string>> = {
  'zh-CN': '以下图片已不存在，因此不在此压缩包中：',
  'zh-TW': '以下圖片已不存在，因此不在此壓縮檔中：',
  'en-US': 'These pictures are gone and therefore not in this archive:',
}

/** With the line ends that every editor shows. */
export function sayMissing(names: readonly string[], language: Language): string {
  return [missing[language], '', ...names, ''].join('\r\n')
}
