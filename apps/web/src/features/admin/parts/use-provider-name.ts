import { type AdminKey, useAdminText } from '../../../i18n/admin-words.ts'

const NAMES: Readonly<Record<string, AdminKey>> = {
  wechat: 'admin.provider.wechat',
  alipay: 'admin.provider.alipay',
  stripe: 'admin.provider.stripe',
  sandbox: 'admin.provider.sandbox',
}

/** Display name of a payment provider; its id when unknown. */
export function useProviderName(): (id: string) => string {
  const t = useAdminText()
  return (id) => {
    const key = NAMES[id]
    return key ? t(key) : id
  }
}

/** What is done elsewhere, by the name of its failures: `sms`, `push`, `payment wechat`. */
export function useServiceName(): (service: string) => string {
  const t = useAdminText()
  const nameOf = useProviderName()
  return (service) => {
    if (service === 'sms') return t('admin.sms')
    return service === 'push' ? t('admin.push') : nameOf(service.replace('payment ', ''))
  }
}
