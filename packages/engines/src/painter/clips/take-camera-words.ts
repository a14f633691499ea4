import type { CameraMove } from '../../clip/clip-wishes.ts'

/** What is said of a camera, in English and in both scripts of Chinese; words that also name things only with the camera itself. */
const SAID: readonly (readonly [CameraMove, RegExp])[] = [
  [
    'still',
    /\b(?:static|fixed|locked(?:[- ]off)?|still) (?:camera|shot)\b|(?:固定|静止|靜止)(?:镜头|鏡頭|机位|機位)/iu,
  ],
  [
    'in',
    /\b(?:slow(?:ly)? )?(?:zoom(?:s|ing)?|push(?:es|ing)?|doll(?:y|ies|ying)) in\b|\bcamera moves? (?:in|closer)\b|(?:镜头|鏡頭)(?:慢慢|缓缓|緩緩)?(?:推近|推进|推進|拉近|前进|前進)/iu,
  ],
  [
    'out',
    /\b(?:slow(?:ly)? )?(?:zoom(?:s|ing)?|doll(?:y|ies|ying)) out\b|\b(?:camera )?pull(?:s|ing)? (?:back|out)\b|(?:镜头|鏡頭)(?:慢慢|缓缓|緩緩)?(?:拉远|拉遠|后退|後退|拉开|拉開)/iu,
  ],
  [
    'left',
    /\b(?:pan(?:s|ning)?|camera moves?|truck(?:s|ing)?) (?:to the )?left\b|(?:镜头|鏡頭)(?:慢慢|缓缓|緩緩)?向?左(?:移|摇|搖)?/iu,
  ],
  [
    'right',
    /\b(?:pan(?:s|ning)?|camera moves?|truck(?:s|ing)?) (?:to the )?right\b|(?:镜头|鏡頭)(?:慢慢|缓缓|緩緩)?向?右(?:移|摇|搖)?/iu,
  ],
  [
    'up',
    /\b(?:pan(?:s|ning)?|tilt(?:s|ing)?|camera (?:moves?|rises?|cranes?)) up(?:wards?)?\b|(?:镜头|鏡頭)(?:慢慢|缓缓|緩緩)?(?:向上|上移|上升|升起)/iu,
  ],
  [
    'down',
    /\b(?:pan(?:s|ning)?|tilt(?:s|ing)?|camera (?:moves?|cranes?)) down(?:wards?)?\b|(?:镜头|鏡頭)(?:慢慢|缓缓|緩緩)?(?:向下|下移|下降)/iu,
  ],
  [
    'orbit',
    /\bcamera (?:orbits?|circles?)(?: around)?\b|\borbit(?:s|ing)? (?:shot|camera)\b|(?:镜头|鏡頭)(?:环绕|環繞|绕|繞|旋转|旋轉)/iu,
  ],
]

/** The words without those that say how the camera goes, and how that is; null where they say nothing of it. The first of several counts. */
export function takeCameraWords(prompt: string): { camera: CameraMove | null; rest: string } {
  const found = SAID.flatMap(([camera, said]) => {
    const match = said.exec(prompt)
    return match ? [{ camera, at: match.index, length: match[0].length }] : []
  }).sort((one, other) => one.at - other.at)
  const [first] = found
  if (first === undefined) return { camera: null, rest: prompt }
  const rest = `${prompt.slice(0, first.at)} ${prompt.slice(first.at + first.length)}`
  return {
    camera: first.camera,
    rest: rest
      .replace(/\s*[,，]\s*(?=[,，]|$)/gu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  }
}
