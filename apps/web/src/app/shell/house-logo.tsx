import { useCompany } from '../../features/company/api.ts'
import { useShownTheme } from '../../features/settings/use-appearance.ts'

/** The operator's logo for the shown theme, else the seal. */
export function HouseLogo({ px }: { px: number }) {
  const company = useCompany()
  const isDark = useShownTheme() === 'dark'
  return <img src={(isDark && company?.darkLogo) || company?.logo || '/seal.svg'} alt="" width={px} height={px} />
}
