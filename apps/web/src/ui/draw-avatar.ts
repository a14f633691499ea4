/**
 * Default avatar of an account, as a data URL: hills under a sun, in one hue, both derived from the id. The same id always gives
 * the same picture; nothing is loaded.
 */
export function drawAvatar(id: string): string {
  const random = seededRandom(id)
  const hue = random(360)
  const hsl = (saturation: number, lightness: number) => `hsl(${hue} ${saturation}% ${lightness}%)`
  const ridge = (top: number) =>
    `M0 ${top + random(8)}Q${8 + random(6)} ${top - random(14)} 20 ${top + random(6)}T40 ${top + random(10)}V40H0Z`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><path d='M0 0h40v40H0z' fill='${hsl(38, 70)}'/><circle cx='${7 + random(27)}' cy='${7 + random(8)}' r='${3 + random(4)}' fill='${hsl(60, 93)}'/><path d='${ridge(20)}' fill='${hsl(30, 48)}'/><path d='${ridge(29)}' fill='${hsl(36, 27)}'/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Whole numbers from 0 to below the given limit. */
function seededRandom(seed: string): (limit: number) => number {
  const mix = (state: number, value: number) => Math.imul(state ^ value ^ (state >>> 15), 0x2c1b3c6d) + 1
  let state = [...seed].reduce((mixed, character) => mix(mixed, character.charCodeAt(0)), 7)
  return (limit) => {
    state = mix(state, 0)
    return (state >>> 8) % limit
  }
}
