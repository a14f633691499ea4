import { useEffect } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useCompany } from '../../company/api.ts'

/** Names the tab after the open section, so that several tabs of the console, and the browser's history, can be told apart. */
export function useSectionTitle(section: string): void {
  const t = useAdminText()
  const name = useCompany()?.name ?? 'Easel'
  const title = `${section} · ${t('admin.title')} - ${name}`
  useEffect(() => {
    document.title = title
    return () => {
      document.title = name
    }
  }, [title, name])
}
