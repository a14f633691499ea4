import { useEffect, useState } from 'react'
import { CallError } from '../../../lib/call-error.ts'
import { text } from '../../../i18n/text.ts'
import { upload } from '../../../lib/upload.ts'

export type AvatarUpload =
  | { name: 'none' }
  | { name: 'sending'; preview: string }
  | { name: 'sent'; preview: string; imageId: string }
  | { name: 'refused'; problem: string }

/** Uploads an avatar; a local preview is shown from the start. */
export function useAvatarUpload() {
  const [state, setState] = useState<AvatarUpload>({ name: 'none' })
  const preview = 'preview' in state ? state.preview : ''

  useEffect(() => () => URL.revokeObjectURL(preview), [preview])

  /** Resolves with the new path; undefined when refused, with the reason in the state. */
  async function send(file: File): Promise<string | undefined> {
    const shown = URL.createObjectURL(file)
    setState({ name: 'sending', preview: shown })
    try {
      const image = await upload('avatar', file, { quiet: true })
      setState({ name: 'sent', preview: shown, imageId: image.id })
      return image.id
    } catch (thrown) {
      setState({ name: 'refused', problem: thrown instanceof CallError ? thrown.message : text('net.wrong') })
      return undefined
    }
  }

  return { state, send, reset: () => setState({ name: 'none' }) }
}
