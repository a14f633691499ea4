import type { Graphic, Reading, Setting } from '../../recipe/recipe.ts'
import { SIGN_FEATURES } from '../../recipe/sign-features.ts'
import type { Walk } from './walk-state.ts'

/** What the picture is, where it is no scene, and what is written in it. */
export function settleWritten(walk: Walk, setting: Setting): Pick<Reading, 'graphic' | 'texts'> {
  const graphic = settleGraphic(walk, setting)
  if (graphic !== null) dropGround(walk, graphic)
  if (graphic !== null && FLAT.includes(graphic)) tellUnshown(walk)
  const texts = graphic === 'blessing' && walk.texts.length === 0 ? [blessingOf(walk)] : walk.texts
  return { ...(graphic === null ? {} : { graphic }), ...(texts.length === 0 ? {} : { texts }) }
}

/** Of a flat sign's surroundings only what has a sign of its own is shown. */
const FLAT: readonly Graphic[] = ['logo', 'badge', 'sticker', 'icon']
const SHOWN: readonly string[] = Object.values(SIGN_FEATURES).flat()

function tellUnshown({ features, featureWords, notDrawn }: Walk): void {
  for (const [feature, word] of featureWords) {
    if (SHOWN.includes(feature)) notDrawn.delete(word)
    else if (features.has(feature)) notDrawn.add(word)
  }
}

/** 福字 says itself what is written, and so does 喜字. */
function blessingOf({ graphic }: Walk): string {
  return graphic !== null && /喜|happiness/iu.test(graphic.word) ? '囍' : '福'
}

/** A sign on which nothing is written is a thing like others; of one of light it is a part of its street. */
function settleGraphic(walk: Walk, setting: Setting): Graphic | null {
  const { graphic, texts, subjects } = walk
  if (graphic === null) return isTitledBook(walk, setting) ? 'cover' : null
  const { value, word } = graphic
  if (texts.length > 0 || !SIGNS.includes(value)) return value
  if (value === 'neon sign' && subjects.length > 0 && setting === 'open') return value
  if (value === 'calligraphy') walk.medium ??= { value: 'ink', firm: false }
  else walk.notDrawn.add(word)
  return null
}

/** "a book titled …": its cover is what there is to read. */
function isTitledBook(walk: Walk, setting: Setting): boolean {
  const { subjects, texts } = walk
  const isBook =
    texts.length > 0 && setting === 'open' && subjects.length === 1 && BOOKS.includes(subjects[0]?.name ?? '')
  if (isBook) walk.subjects = []
  return isBook
}

const BOOKS: readonly string[] = ['book', 'open book']

/** Without a text there is nothing to see on them; calligraphy is then a hand that paints in ink. */
const SIGNS: readonly Graphic[] = ['sign', 'neon sign', 'calligraphy']

/** What they hang on or are made of anyway, as subjects and as words. */
const GROUNDS: readonly Graphic[] = ['sign', 'neon sign', 'couplet', 'blessing', 'calligraphy']
const GROUND_SUBJECTS: readonly string[] = ['brick', 'door', 'scroll', 'wood']
const GROUND_WORDS: ReadonlySet<string> = new Set([
  ...['red', 'paper', 'rice', 'brush', 'ink', 'wall', 'brick', 'bricks', 'wood', 'door', 'glowing', 'board'],
  ...['红', '红色', '纸', '红纸', '宣纸', '毛笔', '墨', '墙', '砖墙', '砖', '门', '木', '金色', '金', '纸张'],
])

/** A wall of brick is where a sign of light hangs, and red paper is what couplets are written on: neither is a figure on them. */
function dropGround(walk: Walk, graphic: Graphic): void {
  if (!GROUNDS.includes(graphic)) return
  walk.subjects = walk.subjects.filter(({ name }) => !GROUND_SUBJECTS.includes(name))
  for (const word of [...walk.notDrawn]) if (GROUND_WORDS.has(word.toLowerCase())) walk.notDrawn.delete(word)
}
