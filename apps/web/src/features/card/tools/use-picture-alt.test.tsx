import { act } from 'react'
import { expect, test } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { render } from '../../../testing/render.tsx'
import { aGrid, aSingle } from '../../../testing/seed.ts'
import { usePictureAlt } from './use-picture-alt.ts'

const LONG = { prompt: 'fox '.repeat(100) }

function Alts() {
  const alt = usePictureAlt()
  return (
    <>
      <p>{alt(aGrid(1))}</p>
      <p>{alt(aGrid(1), 2)}</p>
      <p>{alt(aSingle(2, { index: 3 }), 1)}</p>
      <p>{alt(aGrid(1, LONG), 4)}</p>
    </>
  )
}

test.each([
  ['zh-CN', '，第 2 张，共 4 张', '，第 3 张，共 4 张'],
  ['zh-TW', '，第 2 張，共 4 張', '，第 3 張，共 4 張'],
  ['en-US', ', image 2 of 4', ', image 3 of 4'],
] as const)(
  'a picture is called by its prompt, cut at 160 characters, and by its place: %s',
  async (language, second, third) => {
    const { root, unmount } = await render(<Alts />)
    await act(async () => {
      await loadLanguage(language)
    })
    const [whole, ofGrid, picked, long] = [...root.querySelectorAll('p')].map(({ textContent }) => textContent ?? '')
    expect(whole).toBe('a red fox')
    expect(ofGrid).toBe(`a red fox${second}`)
    expect(picked).toBe(`a red fox${third}`)
    expect(long?.indexOf('…')).toBe(159)
    await unmount()
  },
)
