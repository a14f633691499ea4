import { describe, expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'
import { settleHome } from './settle-home.ts'

const settle = (prompt: string) => settleHome(readPrompt(prompt, []))

describe('where no place is named', () => {
  test.each([
    ['a humpback whale', 'sea'],
    ['一只章鱼', 'underwater'],
    ['two camels', 'desert'],
    ['企鹅', 'snowfield'],
    ['a bowl of ramen', 'tabletop'],
    ['月饼和一壶茶', 'tabletop'],
    ['a goldfish in a bowl', 'tabletop'],
    ['a wristwatch', 'sweep'],
    ['宇航员', 'space'],
    ['a robot holding a rose', 'plain'],
    ['一只橘猫', 'plain'],
    ['a portrait of a wolf', 'plain'],
    ['a girl with a guitar', 'plain'],
    ['a sofa', 'room'],
    ['qwertz', 'abstract'],
  ])('%s is shown in: %s', (prompt, setting) => {
    expect(settle(prompt).setting).toBe(setting)
  })

  test.each([
    ['a whale and a girl', 'beach'],
    ['a cat at night'],
    ['a cat in the snow'],
    ['mountains'],
    ['a landscape'],
    ['a teapot under the stars'],
  ])('%s is no plain ground, since the words speak of land or sky', (prompt, setting = 'open') => {
    const settled = settle(prompt)
    expect(settled.setting === 'mountains' ? 'open' : settled.setting).toBe(setting)
  })
})

describe('where a place is named', () => {
  test.each([
    ['a whale in a forest', 'forest'],
    ['a bowl of ramen in a garden', 'garden'],
    ['月球上的熊猫', 'moon'],
  ])('%s stands there: %s', (prompt, setting) => {
    expect(settle(prompt).setting).toBe(setting)
  })
})

describe('what is shown on a ground of its own', () => {
  test.each([
    ['a minimalist logo of a fox', 'paper', 'poster'],
    ['熊猫贴纸', 'paper', 'poster'],
    ['a perfume bottle, product photography', 'sweep', 'cinematic'],
    ['a dog, photo studio', 'sweep', 'cinematic'],
    ['abstract painting', 'abstract', 'oil'],
    ['a seamless pattern of cats', 'abstract', 'cinematic'],
    ['a dog, abstract background', 'plain', 'cinematic'],
    ['smoke over a city', 'city', 'cinematic'],
  ])('%s: %s, %s', (prompt, setting, medium) => {
    expect(settle(prompt)).toMatchObject({ setting, medium })
  })

  test('takes the colour that the words name', () => {
    expect(settle('a blue cup on a white background')).toMatchObject({
      setting: 'plain',
      featureColours: { backdrop: expect.stringMatching(/^#[ef]/) },
      subjects: [{ name: 'cup', colour: expect.any(String) }],
      notDrawn: [],
    })
    expect(settle('一只手表，黑色背景').featureColours).toHaveProperty('backdrop')
  })

  test('spends the colours of an abstract picture on it', () => {
    const { featureColours, notDrawn } = settle('abstract art, gold and teal')
    expect(Object.keys(featureColours ?? {})).toHaveLength(2)
    expect(notDrawn).toEqual([])
  })
})
