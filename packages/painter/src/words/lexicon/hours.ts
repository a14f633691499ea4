import type { Season, TimeOfDay, Weather } from '../../recipe/recipe.ts'
import type { Meaning } from '../meaning.ts'
import { readRows } from './read-rows.ts'
import words from './hours.json' with { type: 'json' }

const time = (value: TimeOfDay, firm = true): Meaning => ({ kind: 'time', time: value, firm })
const weather = (value: Weather): Meaning => ({ kind: 'weather', weather: value })
const season = (value: Season): Meaning => ({ kind: 'season', season: value })
const mood = (value: string): Meaning => ({ kind: 'mood', mood: value })
const light = (value: 'warm' | 'cold' | 'hard'): Meaning => ({ kind: 'light', light: value })
const feature = (value: string): Meaning => ({ kind: 'feature', feature: value, soft: true })

export const times = readRows(words.times, {
  day: [time('day')],
  dawn: [time('dawn')],
  sunset: [time('sunset')],
  'golden hour': [time('sunset'), light('warm')],
  'blue hour': [time('night'), light('cold')],
  night: [time('night')],
  'summer night': [time('night'), season('summer')],
  'winter night': [time('night'), season('winter'), feature('snow')],
  'spring night': [time('night'), season('spring')],
  'autumn night': [time('night'), season('autumn')],
  'rainy night': [time('night'), weather('rain')],
  'snowy night': [time('night'), weather('snow'), feature('snow')],
  'starry night': [time('night'), feature('stars')],
  'spring morning': [time('dawn'), season('spring')],
})

export const seasons = readRows(words.seasons, {
  spring: [season('spring')],
  'cherry blossom season': [season('spring'), feature('petals')],
  summer: [season('summer')],
  autumn: [season('autumn')],
  'autumn leaves': [season('autumn'), feature('leaves')],
  winter: [season('winter'), feature('snow')],
})

export const weathers = readRows(words.weathers, {
  'clear sky': [weather('clear')],
  rain: [weather('rain')],
  storm: [weather('storm'), mood('stormy')],
  snowing: [weather('snow'), feature('snow')],
  fog: [weather('fog'), mood('misty')],
})
