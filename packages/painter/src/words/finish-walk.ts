import type { Reading, Setting, TimeOfDay } from '../recipe.ts'
import type { Walk } from './walk.ts'
import { closeWalk } from './walk.ts'

/** Longest list of words that a result repeats to the person. */
const MAX_NOT_DRAWN = 40
const NIGHT_LIGHTS = ['stars', 'aurora', 'moon', 'fireflies', 'fireworks', 'neon']

/** Settle what several words said together: one place, one time, one medium. */
export function finishWalk(walk: Walk): Reading {
  closeWalk(walk)
  const setting = settleSetting(walk)
  const reading: Reading = {
    subjects: walk.subjects,
    time: settleTime(walk, setting),
    weather: walk.weather ?? 'clear',
    setting,
    features: [...walk.features],
    medium: walk.medium ?? (walk.features.has('neon') ? 'neon' : 'cinematic'),
    moods: [...walk.moods],
    notDrawn: [...walk.notDrawn].slice(0, MAX_NOT_DRAWN),
  }
  if (walk.featureColours.size === 0) return reading
  return { ...reading, featureColours: Object.fromEntries(walk.featureColours) }
}

/** A firm place wins over one that is also a feature; firm places that lose are still seen. */
function settleSetting({ places, features }: Walk): Setting {
  const chosen = places.find(({ firm }) => firm) ?? places[0]
  for (const { setting, firm } of places) if (firm && setting !== chosen?.setting) features.add(setting)
  return chosen?.setting ?? 'open'
}

/** Lights of the night make it night only where no other hour was named. */
function settleTime({ time, features }: Walk, setting: Setting): TimeOfDay {
  if (time?.firm) return time.value
  if (setting === 'moon' || setting === 'space') return time?.value ?? 'day'
  return NIGHT_LIGHTS.some((light) => features.has(light)) ? 'night' : (time?.value ?? 'day')
}
