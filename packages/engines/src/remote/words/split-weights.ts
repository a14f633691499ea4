/** A part of a prompt, and what it counts beside the others. */
export interface WeighedPart {
  text: string
  weight: number
}

const WEIGHT = /::(-?(?:\d+(?:\.\d*)?|\.\d+))?/g

/** The parts of `fox::2 forest::1`, in their order; a single one where nothing is weighed. What counts for nothing is left out. */
export function splitWeights(prompt: string): WeighedPart[] {
  const parts: WeighedPart[] = []
  let begin = 0
  for (const { 0: sign, 1: weight = '1', index } of prompt.matchAll(WEIGHT)) {
    parts.push({ text: prompt.slice(begin, index), weight: Number(weight) })
    begin = index + sign.length
  }
  if (parts.length === 0) return [{ text: prompt, weight: 1 }]
  parts.push({ text: prompt.slice(begin), weight: 1 })
  return parts
    .map(({ text, weight }) => ({ text: trimEdges(text), weight }))
    .filter(({ text, weight }) => text !== '' && weight !== 0)
}

/** Commas between two parts belong to neither. */
function trimEdges(text: string): string {
  const parts = text.split(/[,，]/)
  const isSaid = (part: string) => part.trim() !== ''
  const [first, last] = [parts.findIndex(isSaid), parts.findLastIndex(isSaid)]
  return first < 0
    ? ''
    : parts
        .slice(first, last + 1)
        .join(',')
        .trim()
}

/** The weights of a prompt as they are written, where they say anything. */
export function listWeights(prompt: string): string[] {
  const weights = [...prompt.matchAll(WEIGHT)].filter(([, weight = '1']) => Number(weight) !== 1)
  return [...new Set(weights.map(([sign]) => sign))]
}

/** Whether any part has a positive weight to compare with. */
export function canWeigh(parts: readonly WeighedPart[]): boolean {
  return parts.some(({ weight }) => weight > 0)
}
