import { useEffect, useLayoutEffect } from 'react'
import { useCompany } from './api.ts'

/** Sets title, icon and meta tags of the page to what the operator says. */
export function useCompanyHead(): void {
  const company = useCompany()
  // A layout effect, so that a page's own title, set in a normal effect, comes after it.
  useLayoutEffect(() => {
    if (!company) return
    document.title = company.name
    setMeta('description', company.description)
    setMeta('keywords', company.keywords)
    setIcon(company.logo ?? '/seal.svg')
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

function setIcon(address: string): void {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=icon]')
  // While a number is drawn over the icon, the plain one is kept there.
  if (link?.dataset.plain) link.dataset.plain = address
  else if (link?.getAttribute('href') !== address) link?.setAttribute('href', address)
}

function setMeta(name: string, content: string): void {
  document.head.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
}
