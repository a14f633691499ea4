import { downloadTasks } from '@easel/contract/gallery'
import { useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { download } from '../../lib/download.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../ui/toast.ts'

interface Download {
  /** Bytes received; null when no download runs. */
  bytes: number | null
  /** The last download failed. */
  hasFailed: boolean
  start(taskIds: readonly string[]): void
  cancel(): void
}

/** Downloads pictures as one zip, which the browser then saves. */
export function useDownload(): Download {
  const t = useText()
  const [bytes, setBytes] = useState<number | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const running = useRef<AbortController>(undefined)

  async function start(taskIds: readonly string[]): Promise<void> {
    const { signal } = (running.current = new AbortController())
    setBytes(0)
    setFailed(false)
    try {
      const zip = await download(downloadTasks.path, { taskIds }, { signal, onBytes: setBytes })
      saveFile(zip, `easel-${new Date().toISOString().slice(0, 10)}.zip`)
    } catch {
      if (!signal.aborted) tell()
    }
    setBytes(null)
  }

  /** Also as a toast, because the person may be elsewhere by now. */
  function tell() {
    setFailed(true)
    toast(t('gallery.zipFailed'), 'danger')
  }

  return { bytes, hasFailed, start: (taskIds) => void start(taskIds), cancel: () => running.current?.abort() }
}
