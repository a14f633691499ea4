import { useEffect, useRef } from 'react'
import { adminText } from '../../../i18n/admin-words.ts'
import { toast } from '../../../ui/toast.ts'

/** Warn whoever closes the window over unsaved changes, and remind whoever goes elsewhere that they wait here. */
export function useUnsavedWarning(isDirty: boolean): void {
  const latest = useRef(isDirty)
  useEffect(() => {
    latest.current = isDirty
    // Not taken back when the page is left: the changes are still there, and closing would still lose them.
    onbeforeunload = isDirty ? (event) => event.preventDefault() : null
  }, [isDirty])
  useEffect(
    () => () => {
      if (latest.current) toast(adminText('admin.waiting'), 'warning')
    },
    [],
  )
}
