import { walkPrompt } from './walk/walk-prompt.ts'

/** What a prompt says itself; the rest of its reading is only what is drawn when nothing is said. */
export interface Said {
  time: boolean
  weather: boolean
  medium: boolean
  setting: boolean
}

export function readSaid(prompt: string): Said {
  const walk = walkPrompt(prompt)
  return {
    time: walk.time !== null,
    weather: walk.weather !== null,
    medium: walk.medium !== null,
    setting: walk.places.length > 0,
  }
}
