import { useEffect, useLayoutEffect } from 'react'
import { useCompany } from './api.ts'

/** Sets title and meta tags of the page to the operator's texts. */
export function useCompanyHead(): void {
  const company = useCompany()
  // A layout effect, so that a page's own title, set in a normal effect, comes after it.
  useLayoutEffect(() => {
    if (!company) return
    document.title = company.name
    setMeta('description', company.description)
    setMeta('keywords', company.keywords)
  }, [company])
}

/** Sets the page title followed by the product's name; restores the plain name on unmount. */
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
