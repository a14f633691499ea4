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
