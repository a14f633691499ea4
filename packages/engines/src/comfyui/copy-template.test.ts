import { expect, inject, test } from 'vitest'
import { copyTemplate } from './copy-template.ts'
import { linkOf, type Graph, type Template } from './template.ts'

const TEMPLATE: Template = {
  graph: {
    load: { class_type: 'Load', inputs: { name: 'x' } },
    words: { class_type: 'Words', inputs: { from: ['load', 1], text: '' } },
    draw: { class_type: 'Draw', inputs: { model: ['load', 0], words: ['words', 0], seed: 0 } },
    save: { class_type: 'Save', inputs: { images: ['draw', 0] } },
    aside: { class_type: 'Aside', inputs: {} },
  },
  slots: { prompt: [{ node: 'words', input: 'text' }], seed: [{ node: 'draw', input: 'seed' }] },
  output: 'save',
}

test('what is the same stands there once, what varies as often as there are pictures', () => {
  const { graph, outputs } = copyTemplate(TEMPLATE, [
    { prompt: 'fox', seed: 7 },
    { prompt: 'fox', seed: 8 },
  ])
  expect(graph).toEqual({
    1: { class_type: 'Load', inputs: { name: 'x' } },
    2: { class_type: 'Words', inputs: { from: ['1', 1], text: 'fox' } },
    3: { class_type: 'Draw', inputs: { model: ['1', 0], words: ['2', 0], seed: 7 } },
    4: { class_type: 'Save', inputs: { images: ['3', 0] } },
    5: { class_type: 'Draw', inputs: { model: ['1', 0], words: ['2', 0], seed: 8 } },
    6: { class_type: 'Save', inputs: { images: ['5', 0] } },
  })
  expect(outputs).toEqual(['4', '6'])
})

test('what varies far up is copied with all that builds on it', () => {
  const { graph } = copyTemplate(TEMPLATE, [{ prompt: 'fox' }, { prompt: 'owl' }])
  expect(Object.values(graph).map(({ class_type }) => class_type)).toEqual([
    ...['Load', 'Words', 'Draw', 'Save'],
    ...['Words', 'Draw', 'Save'],
  ])
})

test('four equal pictures are saved four times', () => {
  const same = { prompt: 'fox', seed: 1 }
  expect(new Set(copyTemplate(TEMPLATE, [same, same, same, same]).outputs).size).toBe(4)
})

/** Mulberry32. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Each node may build on those before it; the last one is the output. */
function drawTemplate(next: () => number): Template {
  const count = 2 + Math.floor(next() * 12)
  const graph: Record<string, Graph[string]> = {}
  for (let at = 0; at < count; at++) {
    const links = Array.from({ length: at === 0 ? 0 : 1 + Math.floor(next() * 3) }, (_, index) => [
      `in${index}`,
      [`n${Math.floor(next() * at)}`, Math.floor(next() * 2)],
    ])
    graph[`n${at}`] = { class_type: `K${at}`, inputs: { ...Object.fromEntries(links), value: at } }
  }
  const place = (node: string) => [{ node, input: 'value' }]
  const someone = () => `n${Math.floor(next() * count)}`
  return { graph, slots: { seed: place(someone()), prompt: place(someone()) }, output: `n${count - 1}` }
}

/** What a node comes to, with everything that it builds on. */
function unfold(graph: Graph, id: string): unknown {
  const { class_type, inputs } = graph[id] ?? { class_type: '?', inputs: {} }
  const values = Object.entries(inputs).map(([name, value]) => {
    const link = linkOf(value)
    return [name, link === null || !Array.isArray(value) ? value : [unfold(graph, link), value[1]]]
  })
  return [class_type, Object.fromEntries(values)]
}

test('whatever the graph, each copy comes to what the template comes to by itself', () => {
  const next = chance(20_261_122)
  for (let round = 0; round < Math.ceil(200 * inject('scale')); round++) {
    const template = drawTemplate(next)
    const copies = [0, 1, 2, 3].map((index) => ({ seed: index + 100, prompt: next() < 0.5 ? 'same' : `${index}` }))
    const { graph, outputs } = copyTemplate(template, copies)
    for (const [index, values] of copies.entries()) {
      const alone = copyTemplate(template, [values])
      expect(unfold(graph, outputs[index] ?? '')).toEqual(unfold(alone.graph, alone.outputs[0] ?? ''))
    }
    expect(outputs.map(Number)).toEqual(outputs.map(Number).sort((one, other) => one - other))
  }
})
