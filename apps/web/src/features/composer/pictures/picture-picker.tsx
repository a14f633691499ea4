import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useTool } from '../store.ts'
import { addFiles } from './api.ts'
import { FORMATS } from './rules.ts'

interface PicturePickerProps {
  channelId: string
  /** Accessible name and tooltip. */
  label: string
  className: string | undefined
  /** Left out: the list that the composer shows. */
  use?: 'VIDEO'
  children: ReactNode
}

/** Button that opens the file chooser. */
export function PicturePicker({ channelId, label, className, use, children }: PicturePickerProps) {
  const tool = useTool(channelId)
  const input = useRef<HTMLInputElement>(null)

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    addFiles(channelId, use ?? tool, [...(target.files ?? [])])
    // Without this, choosing the same file again would fire no change event.
    target.value = ''
  }

  const button = (
    <button type="button" className={className} aria-label={label} onClick={() => input.current?.click()}>
      {children}
    </button>
  )
  return (
    <>
      {/* Slots show their number; a tooltip would cover the next slot. */}
      {tool === null && !use ? <Tooltip text={label}>{button}</Tooltip> : button}
      <input
        name="pictures"
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={FORMATS.join()}
        multiple={use !== undefined || tool !== 'DESCRIBE'}
        onChange={handleChange}
      />
    </>
  )
}
