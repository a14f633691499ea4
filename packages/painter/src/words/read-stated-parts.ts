import { walkPrompt } from './walk/walk-prompt.ts'

/** Which parts of a reading the prompt states; the others are defaults. */
export interface StatedParts {
  time: boolean
  weather: boolean
  medium: boolean
  setting: boolean
}

export function readStatedParts(prompt: string): StatedParts {
  const walk = walkPrompt(prompt)
  return {
    time: walk.time !== null,
    weather: walk.weather !== null,
    medium: walk.medium !== null,
    setting: walk.places.length > 0,
  }
}
