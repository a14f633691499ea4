import type { SubjectTraits } from './plate.ts'

/** A cutting takes part in a scene as a subject of this name: which of the recipe's it is, and its shape. */
export function nameCutting(index: number, { width, height }: { width: number; height: number }): string {
  return `cutting ${index} ${Math.max(1, Math.round((width * 100) / height))}`
}

const NAME = /^cutting (\d+) (\d+)$/

/** Which of the recipe's cuttings a name means; null for any other subject. */
export function findCutting(name: string): number | null {
  const match = NAME.exec(name)
  return match ? Number(match[1]) : null
}

/** How a cutting stands in a picture; null for any other subject. */
export function cuttingTraits(name: string): SubjectTraits | null {
  const match = NAME.exec(name)
  if (!match) return null
  return {
    habitat: 'ground',
    height: 0.95,
    aspect: Math.min(3, Number(match[2]) / 100),
    stand: 'stands',
    large: true,
    asked: [],
  }
}
