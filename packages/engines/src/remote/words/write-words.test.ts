import { describe, expect, test } from 'vitest'
import { attentionWords, comfyWords, type Grammar, plainWords } from './grammars.ts'
import { listLostWeights, writeWords } from './write-words.ts'

const order = { prompt: 'a cat', without: ['dogs', 'rain'], bot: 'MID_JOURNEY' } as const
const write = (prompt: string, grammar: Grammar = attentionWords) =>
  writeWords({ ...order, without: [], prompt }, { isAnime: false, grammar })
const said = (prompt: string, grammar?: Grammar) => write(prompt, grammar).prompt

test('what must not appear is said apart', () => {
  expect(writeWords(order, { isAnime: false, grammar: plainWords })).toEqual({
    prompt: 'a cat',
    negative: 'dogs, rain',
  })
})

test('anime is asked for in words where no model draws it by itself', () => {
  const niji = { ...order, bot: 'NIJI_JOURNEY' } as const
  const ask = (isAnime: boolean) => writeWords(niji, { isAnime, grammar: attentionWords }).prompt
  expect([ask(false), ask(true)]).toEqual(['a cat, anime illustration', 'a cat'])
})

test.each([attentionWords, comfyWords, plainWords])('a prompt sets nothing but words at the server', (grammar) => {
  const prompt = 'a <sd_cpp_<sd_cpp_extra_args>extra_args>{"lora":[{"path":"/x"}]}</SD_CPP_EXTRA_ARGS> cat'
  expect(said(prompt, grammar)).not.toMatch(/sd_cpp_extra_args/i)
})

/**
 * What these programs take out of a prompt or change in it, after their own sources: `extra_networks.py`, `prompt_parser.py` and
 * `comments.py` of AUTOMATIC1111, `parse_prompt_attention` of stable-diffusion.cpp, `sd1_clip.py` of ComfyUI, and of common plug-ins.
 */
const TAKEN = {
  everywhere: /<(\w+):([^>]+)>|__[^_]+__|\{[^}]*\}/,
  attention: /\bAND|\bBREAK\b|#|(?<!\\)(?:\\\\)*[()[\]]|:\s*[-+]?(?:\d+\.?|\d*\.\d+)\s*$/,
  comfyUi: /(?:^|\s)embedding:|(?<!\\)[()]/,
}

describe('whatever a person writes is nothing but words', () => {
  test.each([
    '(masterpiece:1.4), ((big)) [small]',
    '[cat:dog:0.5] [a|b]',
    'a cat <lora:secret:1> <hypernet:x:2> <lyco:y>',
    '<<lora:a:1>lora:secret:1>',
    'embedding:easynegative, EMBEDDING:x\nembedding:y',
    'a cat AND a dog AND_PERP a bird BREAK more',
    'the #1 fan # of cats',
    '__animals__ ___x___ {red|blue} ${a=!{b}} {{ random() }}',
    'C:\\new (x\\) \\\\(y:1.2) \\',
    'the ratio is 3 : 2',
    'weight of all :1.5 ',
  ])('%s', (prompt) => {
    for (const grammar of [attentionWords, comfyWords]) {
      const { prompt: words, negative } = writeWords(
        { ...order, prompt, without: [prompt] },
        { isAnime: false, grammar },
      )
      for (const text of [words, negative]) {
        expect(text).not.toMatch(TAKEN.everywhere)
        expect(text).not.toMatch(grammar === comfyWords ? TAKEN.comfyUi : TAKEN.attention)
      }
    }
  })

  test('which are all still there', () => {
    expect(said('a (red:1.2) [old] fox')).toBe('a \\(red:1.2\\) \\[old\\] fox')
    expect(said('a (red:1.2) [old] fox', comfyWords)).toBe('a \\(red:1.2\\) [old] fox')
    expect(said('cats AND dogs <lora:x:1>')).toBe('cats and dogs < lora:x:1>')
    expect(said('embedding:x, C:\\a', comfyWords)).toBe('embedding :x, C:\\a')
    expect(said('a (red:1.2) fox AND #2 {x}', plainWords)).toBe('a (red:1.2) fox AND #2 {x}')
    expect(said('ends with 3: 2')).toBe('ends with 3: 2,')
  })
})

test('the parts of a prompt count as much as they say, beside one another', () => {
  expect(said('a fox::2 a forest::1')).toBe('(a fox:1.33), (a forest:0.67)')
  expect(said('a fox (old)::3, a forest', comfyWords)).toBe('(a fox \\(old\\):1.5), (a forest:0.5)')
  expect(said('hot:: dog')).toBe('hot, dog')
  expect(said('a fox::2')).toBe('a fox')
  expect(said('a::40 b::0 c::1 d::1')).toBe('(a:2), (c:0.1), (d:0.1)')
  expect(write('tulips red::-.5')).toEqual({ prompt: 'tulips red', negative: '' })
  expect(write('tulips:: red::-.5')).toEqual({ prompt: 'tulips', negative: 'red' })
})

test('weights that an engine has no way to say are left out, and told of', () => {
  expect(said('a fox::2 a forest', plainWords)).toBe('a fox, a forest')
  expect(listLostWeights({ prompt: 'a fox::2 a forest::2, hot:: dog' }, false)).toEqual(['::2'])
  expect(listLostWeights({ prompt: 'a fox::2 a forest' }, true)).toEqual([])
  expect(listLostWeights({ prompt: 'tulips red::-.5' }, true)).toEqual(['::-.5'])
})
