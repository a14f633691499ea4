import type { Reading } from '../recipe/recipe.ts'

/** A reading of one fox by day; whatever else is said replaces it. */
export function createReading(more: Partial<Reading>): Reading {
  const fox = { name: 'fox', word: 'fox', count: 1, colour: null, size: 'natural', relation: null } as const
  return {
    subjects: [fox],
    time: 'day',
    weather: 'clear',
    setting: 'open',
    features: [],
    medium: 'oil',
    moods: [],
    notDrawn: [],
    ...more,
  }
}
