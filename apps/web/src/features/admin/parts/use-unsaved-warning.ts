import { useEffect, useRef } from 'react'
import { adminText } from '../../../i18n/admin-words.ts'
import { toast } from '../../../ui/toast.ts'

/** Warns before the window closes with unsaved changes; on navigation within the app, reminds that they are kept. */
export function useUnsavedWarning(isDirty: boolean): void {
  const latest = useRef(isDirty)
  useEffect(() => {
    latest.current = isDirty
    // Not removed on unmount: the changes still exist, and closing the window would still lose them.
    onbeforeunload = isDirty ? (event) => event.preventDefault() : null
  }, [isDirty])
  useEffect(
    () => () => {
      if (latest.current) toast(adminText('admin.waiting'), 'warning')
    },
    [],
  )
}
