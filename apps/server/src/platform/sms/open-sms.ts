import { createAliyun } from './aliyun.ts'
import { type ConsoleSmsOptions, openConsoleSms } from './console.ts'
import type { SmsProvider } from './provider.ts'
import type { SmsSettings } from './settings.ts'
import { createTencent } from './tencent.ts'
import { createTwilio } from './twilio.ts'
import { openVendorSms, type Vendor, type VendorSmsOptions } from './vendor.ts'
import { createWebhook } from './webhook.ts'

/** The provider that the settings name. */
export function openSms(settings: SmsSettings, options: ConsoleSmsOptions & VendorSmsOptions): SmsProvider {
  if (settings.provider === 'console') return openConsoleSms(options)
  return openVendorSms(createVendor(settings), options)
}

function createVendor(settings: Exclude<SmsSettings, { provider: 'console' }>): Vendor {
  switch (settings.provider) {
    case 'webhook':
      return createWebhook(settings)
    case 'aliyun':
      return createAliyun(settings)
    case 'tencent':
      return createTencent(settings)
    case 'twilio':
      return createTwilio(settings)
    default:
      return settings satisfies never
  }
}
