import { useEffect, useLayoutEffect } from 'react'
import { useCompany } from './api.ts'

/** The page's title and meta texts as the operator set them. */
export function useCompanyHead(): void {
  const company = useCompany()
  // A layout effect, so that a page's own title, set in an ordinary one, comes after it.
  useLayoutEffect(() => {
    if (!company) return
    document.title = company.name
    setMeta('description', company.description)
    setMeta('keywords', company.keywords)
  }, [company])
}

/** A title of this page's own, followed by the product's name; the plain name again afterwards. */
export function usePageTitle(title: string): void {
  const name = useCompany()?.name ?? 'Easel'
  useEffect(() => {
    document.title = `${title} - ${name}`
    return () => {
      document.title = name
    }
  }, [title, name])
}

function setMeta(name: string, content: string): void {
  document.head.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
}
