import { type AdminKey, useAdminText } from '../../../i18n/admin-words.ts'

const NAMES: Readonly<Record<string, AdminKey>> = {
  wechat: 'admin.provider.wechat',
  alipay: 'admin.provider.alipay',
  stripe: 'admin.provider.stripe',
  sandbox: 'admin.provider.sandbox',
}

/** What people call a payment provider; one that we do not know by its id. */
export function useProviderName(): (id: string) => string {
  const t = useAdminText()
  return (id) => {
    const key = NAMES[id]
    return key ? t(key) : id
  }
}
