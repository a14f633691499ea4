import { describe, expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'
import { sayReading } from './say-reading.ts'

const read = (prompt: string) => readPrompt(prompt, [])

describe('how somebody looks', () => {
  test.each<[string, string[]]>([
    ['a girl with red hair', ['hair #a8431f']],
    ['a red-haired girl', ['hair #a8431f']],
    ['红发女孩', ['hair #a8431f']],
    ['a man with a long white beard', ['beard long #e9e6e0']],
    ['a bald man with glasses', ['bald', 'glasses']],
    ['a girl with curly hair and blue eyes', ['curls', 'eyes #3f78b8']],
    ['a blonde woman in a kimono', ['hair #d9b25e', 'kimono']],
    ['穿汉服的女孩', ['hanfu']],
    ['a surprised boy', ['mouth open']],
  ])('%s: is read, and nothing of it is told to be missing', (prompt, looks) => {
    const { subjects, notDrawn } = read(prompt)
    expect(subjects.map((subject) => subject.looks)).toEqual([looks])
    expect(notDrawn).toEqual([])
  })

  test('is of those whom it is said of', () => {
    const { subjects } = read('a red-haired girl and a bearded man')
    expect(subjects).toMatchObject([
      { name: 'girl', looks: ['hair #a8431f'] },
      { name: 'man', looks: ['beard full'] },
    ])
  })

  test('keeps the colour of clothes for the clothes', () => {
    expect(read('a girl wearing a blue hanfu').subjects).toMatchObject([{ colour: '#2f6fc4', looks: ['hanfu'] }])
    expect(read('穿红色旗袍的女人').subjects).toMatchObject([{ colour: '#c8281e', looks: ['cheongsam'] }])
  })

  test('is described in words that are read as the same', () => {
    for (const prompt of [
      'a bald man with glasses',
      'a woman with long black hair wearing a kimono',
      'a freckled boy',
    ]) {
      const reading = read(prompt)
      expect(read(sayReading(reading).subjects).subjects[0]?.looks).toEqual(reading.subjects[0]?.looks)
    }
  })
})
