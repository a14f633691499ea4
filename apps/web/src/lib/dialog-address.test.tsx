import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { openDialog, useIsDialogOpen } from './dialog-address.ts'
import { useIsGalleryView } from './view-address.ts'

test('who asks whether a dialog or a view is open is drawn again only when that changes', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  let drawn = 0
  function Asking() {
    drawn += 1
    return [useIsDialogOpen('create'), useIsDialogOpen('invite'), useIsGalleryView()].join(' ')
  }
  const root = document.createElement('div')
  const drawing = createRoot(root)
  await act(async () => drawing.render(<Asking />))

  await act(async () => openDialog('settings'))
  await act(async () => openDialog('subscribe'))
  expect([drawn, root.textContent]).toEqual([1, 'false false false'])
  await act(async () => openDialog('create'))
  expect(root.textContent).toBe('true false false')
  await act(async () => openDialog('invite', 'of a channel'))
  expect([drawn, root.textContent]).toEqual([3, 'false true false'])
  await act(async () => drawing.unmount())
})
