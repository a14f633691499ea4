import { useAdminText } from '../../../i18n/admin-words.ts'
import { useProviderName } from './use-provider-name.ts'

/** What is done elsewhere, by the name of its failures: `sms`, `push`, `payment wechat`. */
export function useServiceName(): (service: string) => string {
  const t = useAdminText()
  const nameOf = useProviderName()
  return (service) => {
    if (service === 'sms') return t('admin.sms')
    return service === 'push' ? t('admin.push') : nameOf(service.replace('payment ', ''))
  }
}
