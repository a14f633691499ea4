import { expect, test } from 'vitest'
import { readTemplate, TemplateFault } from './read-template.ts'
import type { Graph } from './template.ts'

const GRAPH: Graph = {
  '1': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'own' } },
  '2': { class_type: 'CLIPTextEncode', inputs: { clip: ['1', 1], text: '' } },
  '5:1': { class_type: 'KSampler', inputs: { model: ['1', 0], positive: ['2', 0], seed: 0, 'odd.name': 1 } },
  '7': { class_type: 'SaveImage', inputs: { images: ['5:1', 0] } },
  '9': { class_type: 'Note', inputs: { text: 'nobody needs this' } },
}
const SLOTS = { prompt: '2.text', seed: '5:1.seed' }

test('a graph is read as text or as it is, without what its output does not need', () => {
  for (const graph of [GRAPH, JSON.stringify(GRAPH)]) {
    const slots = { ...SLOTS, steps: ['5:1.odd.name'] }
    const template = readTemplate('imagine', { graph, slots, output: null })
    expect(Object.keys(template.graph).sort()).toEqual(['1', '2', '5:1', '7'])
    expect(template.slots).toMatchObject({
      prompt: [{ node: '2', input: 'text' }],
      seed: [{ node: '5:1', input: 'seed' }],
      steps: [{ node: '5:1', input: 'odd.name' }],
    })
    expect(template.output).toBe('7')
  }
})

const circle = { 1: { class_type: 'A', inputs: { a: ['2', 0] } }, 2: { class_type: 'B', inputs: { b: ['1', 0] } } }

test.each([
  ['no JSON', { graph: '{"1":' }, 'graph_unreadable', null],
  ['something else', { graph: [1, 2] }, 'graph_unreadable', null],
  ['what is saved for the page', { graph: { nodes: [], links: [] } }, 'graph_of_the_page', null],
  ['a circle', { graph: circle, slots: {}, output: '1' }, 'graph_incomplete', '1'],
  ['a node that is nothing', { graph: { ...GRAPH, 1: undefined } }, 'graph_unreadable', null],
  ['a link to nowhere', { graph: without('1'), slots: SLOTS }, 'graph_incomplete', '1'],
  ['an unknown slot', { slots: { ...SLOTS, mood: '2.text' } }, 'slot_unknown', 'mood'],
  ['too few slots', { slots: { prompt: '2.text' } }, 'slot_missing', 'seed'],
  ['a slot nowhere', { slots: { ...SLOTS, steps: '5:1.steps' } }, 'slot_nowhere', '5:1.steps'],
  ['a slot of no node', { slots: { ...SLOTS, steps: 'toString.length' } }, 'slot_nowhere', 'toString.length'],
  ['a slot that is linked', { slots: { ...SLOTS, steps: '5:1.model' } }, 'slot_linked', '5:1.model'],
  ['a slot that changes nothing', { slots: { ...SLOTS, negative: '9.text' } }, 'slot_unused', '9.text'],
  ['an output that is not there', { output: '8' }, 'output_missing', '8'],
  ['nothing that saves', { graph: without('7') }, 'output_missing', null],
  ['two that save', { graph: { ...GRAPH, 8: GRAPH['7'] } }, 'output_unclear', '7 8'],
] as const)('a graph with %s is not taken, and it is said why', (_what, change, code, detail) => {
  const read = () => readTemplate('imagine', { graph: GRAPH, slots: SLOTS, output: null, ...change })
  expect(read).toThrow(TemplateFault)
  expect(read).toThrow(expect.objectContaining({ code, detail }))
})

function without(id: string): Graph {
  return Object.fromEntries(Object.entries(GRAPH).filter(([one]) => one !== id))
}
