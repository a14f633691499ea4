import { pino } from 'pino'
import { openMovingClock } from '../../../testing/moving-clock.ts'
import { openSms } from '../open-sms.ts'
import type { SmsProvider } from '../provider.ts'
import { smsSettings } from '../settings.ts'
import { playAliyun } from './aliyun-play.ts'
import { openStandIn, type Play, type StandIn } from './stand-in.ts'
import { playTencent } from './tencent-play.ts'
import { playTwilio } from './twilio-play.ts'
import { playWebhook } from './webhook-play.ts'

export const SECRET = 'c2VjcmV0IG9mIHRoZSB0ZXN0cywgbm8gb25lIGVsc2Un'
const keys = { keyId: 'the-key-id', keySecret: SECRET }
const account = `AC${'0123456789abcdef'.repeat(2)}`
const templates = 'code:1000,code.en-US:1001,reset:2000,reset.zh-TW:2001,notice:3000'

export interface KnownVendor {
  id: string
  settings: Record<string, string>
  play: Play
  /** An error word that passes, and one that does not. */
  throttled: string
  wrongNumber: string
}

export const vendors = (): KnownVendor[] => [
  {
    id: 'webhook',
    settings: { SMS_KEY_SECRET: SECRET, SMS_SIGNATURE: '云画' },
    play: playWebhook({ secret: SECRET }),
    throttled: '429',
    wrongNumber: '422',
  },
  {
    id: 'aliyun',
    settings: { SMS_KEY_ID: keys.keyId, SMS_KEY_SECRET: SECRET, SMS_SIGNATURE: '云 画!', SMS_TEMPLATES: templates },
    play: playAliyun(keys),
    throttled: 'isv.BUSINESS_LIMIT_CONTROL',
    wrongNumber: 'isv.MOBILE_NUMBER_ILLEGAL',
  },
  {
    id: 'tencent',
    settings: {
      SMS_KEY_ID: keys.keyId,
      SMS_KEY_SECRET: SECRET,
      SMS_SIGNATURE: '云画',
      SMS_TEMPLATES: templates,
      SMS_APP_ID: '1400006666',
    },
    play: playTencent(keys),
    throttled: 'LimitExceeded.PhoneNumberThirtySecondLimit',
    wrongNumber: 'InvalidParameterValue.IncorrectPhoneNumber',
  },
  {
    id: 'twilio',
    settings: { SMS_ACCOUNT: account, SMS_KEY_SECRET: SECRET, SMS_FROM: '+15005550006', SMS_SIGNATURE: '云画' },
    play: playTwilio({ account, user: account, secret: SECRET }),
    throttled: '20429',
    wrongNumber: '21211',
  },
]

export interface OpenedVendor {
  vendor: KnownVendor
  sms: SmsProvider
  standIn: StandIn
  /** What the log holds, a fact each. */
  lines: Record<string, unknown>[]
}

/** The provider of that name, set up as an operator would, before a stand-in of its vendor. */
export async function openVendor(
  id: string,
  { settings = {}, timeoutMs }: { settings?: Record<string, string>; timeoutMs?: number } = {},
): Promise<OpenedVendor> {
  const vendor = vendors().find((one) => one.id === id)
  if (!vendor) throw new Error(`no vendor ${id}`)
  const standIn = await openStandIn(vendor.play)
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const known = smsSettings.parse({ SMS_PROVIDER: id, SMS_URL: standIn.url, ...vendor.settings, ...settings })
  const nobody = { file: '/dev/null', show: () => undefined }
  const sms = openSms(known, { ...nobody, clock: openMovingClock(), log, timeoutMs })
  return { vendor, sms, standIn, lines }
}
