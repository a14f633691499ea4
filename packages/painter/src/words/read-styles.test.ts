import { describe, expect, test } from 'vitest'
import { LIGHTS, MEDIA, SETTINGS, SHOTS } from '../recipe/vocabulary.ts'
import { readPrompt } from './read-prompt.ts'
import { isPlace, sayPlace } from './english-of.ts'
import { sayCamera, sayLight, sayMedium, sayMood, saySeason } from './say-condition.ts'

const read = (prompt: string) => readPrompt(prompt, [])

describe('styles', () => {
  test.each([
    ['cyberpunk', { features: ['neon'] }],
    ['starry', { features: ['stars'] }],
    ['anime', { medium: 'anime' }],
    ['Japanese manga', { medium: 'manga' }],
    ['ink wash painting', { medium: 'ink' }],
    ['original', { moods: ['vibrant'] }],
    ['landscape', { camera: { shot: 'wide' } }],
    ['illustration', { medium: 'gouache' }],
    ['manga', { medium: 'manga' }],
    ['modern organic', { moods: ['pastel'] }],
    ['genesis', { moods: ['epic'] }],
    ['poster', { medium: 'poster' }],
    ['surrealism', { moods: ['surreal'] }],
    ['sketch', { medium: 'pencil' }],
    ['realism', { medium: 'cinematic' }],
    ['watercolor', { medium: 'watercolour' }],
    ['cubism', { medium: 'cubism' }],
    ['black and white', { moods: ['monochrome'] }],
    ['film photo', { medium: 'film' }],
    ['cinematic', { medium: 'cinematic' }],
    ['clear face', { camera: { shot: 'face' } }],
  ])('%s', (style, reading) => {
    expect(read(`a fox, ${style}`)).toMatchObject({ ...reading, notDrawn: [] })
  })

  test.each([
    ['gouache', 'gouache', '水粉画', '水粉畫'],
    ['8-bit pixel art', 'pixel art', '像素风', '像素風'],
    ['low-poly', 'low poly', '低多边形', '低多邊形'],
    ['stained glass window', 'stained glass', '彩绘玻璃', '彩繪玻璃'],
    ['layered paper cut', 'paper cut', '剪纸', '剪紙'],
    ['ukiyo-e', 'ukiyo-e', '浮世绘', '浮世繪'],
    ['35mm film', 'film', '胶片', '底片'],
    ['comic book', 'manga', '漫画', '漫畫'],
    ['travel poster', 'poster', '海报', '海報'],
    ['in the style of Picasso', 'cubism', '立体派', '立體派'],
    ['3D render', 'cinematic', '3d渲染', '3D渲染'],
    ['film noir photo', 'cinematic', '照片', '攝影'],
  ])('%s is %s in three scripts', (english, medium, simplified, traditional) => {
    for (const words of [english, simplified, traditional]) expect(read(words)).toMatchObject({ medium, notDrawn: [] })
  })

  test('a style that is named exactly wins over a loose one, and of two exact ones the second is told of', () => {
    expect(read('illustration of a fox, watercolor')).toMatchObject({ medium: 'watercolour', notDrawn: [] })
    expect(read('a fox, watercolor, oil painting')).toMatchObject({ medium: 'watercolour', notDrawn: ['oil painting'] })
  })

  test('black and white is two colours of a cat and no colour of a picture', () => {
    expect(read('a black and white cat').subjects).toMatchObject([{ name: 'cat', colour: '#26242a' }])
    expect(read('a black and white photo of a cat')).toMatchObject({
      moods: ['monochrome'],
      subjects: [{ colour: null }],
    })
    expect(read('一只黑白的猫').subjects).toMatchObject([{ colour: '#26242a' }])
  })
})

describe('views, shots and lights', () => {
  test.each([
    ['wide view', { shot: 'wide' }],
    ["bird's-eye view", { angle: 'bird' }],
    ['top view', { angle: 'top' }],
    ["worm's-eye view", { angle: 'worm' }],
    ['front view', { angle: 'front' }],
    ['headshot', { shot: 'headshot' }],
    ['ultra-wide view', { shot: 'ultra-wide' }],
    ['medium view', { shot: 'medium' }],
    ['long view', { shot: 'long' }],
    ['depth of field', { blur: true }],
    ['face shot', { shot: 'face' }],
    ['extreme close-up', { shot: 'extreme close-up' }],
    ['close-up', { shot: 'close-up' }],
    ['waist shot', { shot: 'waist' }],
    ['knee shot', { shot: 'knee' }],
    ['full-length shot', { shot: 'full' }],
    ['extra-long shot', { shot: 'extra long' }],
    ['航拍，背景虚化', { angle: 'bird', blur: true }],
    ['大頭照', { shot: 'headshot' }],
    ['仰视', { angle: 'worm' }],
    ['full-body portrait', { shot: 'full' }],
  ])('%s', (words, camera) => {
    expect(read(`a fox, ${words}`)).toMatchObject({ camera, notDrawn: [] })
  })

  test.each([
    ['cold light', 'cold'],
    ['warm light', 'warm'],
    ['hard light', 'hard'],
    ['dramatic light', 'dramatic'],
    ['reflected light', 'reflection'],
    ['misty light', 'misty'],
    ['natural light', 'natural'],
    ['sunlight', 'sun'],
    ['moody light', 'moody'],
    ['冷光', 'cold'],
    ['阳光', 'sun'],
    ['逆光', 'dramatic'],
    ['自然光線', 'natural'],
  ])('%s', (words, light) => {
    expect(read(`a fox, ${words}`)).toMatchObject({ lights: [light], notDrawn: [] })
  })

  test('a scene of which nothing is said has no camera, lights or season', () => {
    const reading = read('a fox')
    expect([reading.camera, reading.lights, reading.season]).toEqual([undefined, undefined, undefined])
  })
})

describe('seasons and hours', () => {
  test.each([
    ['cherry blossom season in a garden', 'spring'],
    ['盛夏的海边', 'summer'],
    ['autumn leaves', 'autumn'],
    ['金秋的森林', 'autumn'],
    ['寒冬', 'winter'],
  ])('%s', (prompt, season) => {
    expect(read(prompt).season).toBe(season)
  })

  test.each([
    ['blue hour', 'night'],
    ['golden hour', 'sunset'],
    ['at noon', 'day'],
    ['拂曉', 'dawn'],
    ['夏夜', 'night'],
  ])('%s', (prompt, time) => {
    expect(read(prompt)).toMatchObject({ time, notDrawn: [] })
  })
})

test('every place, medium, light, shot and season is said in words that are read as the same', () => {
  for (const setting of SETTINGS)
    if (isPlace(setting)) expect(read(sayPlace(setting) || 'a fox').setting).toBe(setting === 'moon' ? 'open' : setting)
  for (const medium of MEDIA) expect(read(sayMedium(medium)).medium).toBe(medium)
  for (const light of LIGHTS) expect(read(sayLight(light)).lights).toEqual([light])
  for (const shot of SHOTS) expect(read(sayCamera({ shot }).join(', ')).camera).toEqual({ shot })
  for (const angle of ['front', 'worm', 'bird', 'top'] as const)
    expect(read(sayCamera({ angle, blur: true }).join(', ')).camera).toEqual({ angle, blur: true })
  for (const season of ['spring', 'summer', 'autumn', 'winter'] as const)
    expect(read(saySeason(season)).season).toBe(season)
  for (const mood of [
    'joyful',
    'melancholy',
    'mysterious',
    'romantic',
    'epic',
    'dreamy',
    'vintage',
    'pastel',
    'vibrant',
    'monochrome',
    'surreal',
    'calm',
    'dark',
    'bright',
    'warm',
    'cold',
    'dramatic',
  ])
    expect(read(sayMood(mood)).moods).toEqual([mood])
})

test.each([
  ['a village by the sea at dusk', 'village'],
  ['一片沼泽', 'swamp'],
  ['海底世界', 'underwater'],
  ['夜市，紅燈籠', 'market'],
  ['便利商店', 'market'],
  ['咖啡廳', 'cafe'],
  ['捷運站', 'platform'],
  ['a library in Paris', 'library'],
  ['Paris cafe', 'cafe'],
  ['火星基地', 'mars'],
  ['terraced rice field', 'farm'],
  ['above the clouds', 'sky'],
])('%s stands in a %s', (prompt, setting) => {
  expect(read(prompt).setting).toBe(setting)
})
