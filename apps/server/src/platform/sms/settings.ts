import { z } from 'zod'
import { wrapSecret } from '../secret.ts'
import { readTemplates } from './templates.ts'

const needed = (text = z.string()) => z.string({ error: 'is needed by this provider' }).min(1).max(1024).pipe(text)
const secret = needed().transform(wrapSecret)
const matching = (pattern: RegExp, error: string) => needed(z.string().regex(pattern, { error }))

/** Where each vendor is for everybody. */
export const VENDOR_URLS = {
  aliyun: 'https://dysmsapi.aliyuncs.com',
  tencent: 'https://sms.tencentcloudapi.com',
  twilio: 'https://api.twilio.com',
} as const

/** Sent over TLS, or to a stand-in on this machine; a path would not be signed. */
const vendorUrl = (usual: string) => {
  const error = 'must be an https address without a path'
  return z.string().refine(isVendorUrl, { error }).default(usual)
}
const webhookUrl = needed(
  z.string().refine(isPlainUrl, { error: 'must be an http or https address without a name in it' }),
)
/** As `openssl rand -base64 32` writes one. */
const webhookSecret = matching(
  /^(whsec_)?(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
  'must be at least 24 random bytes in base64',
).transform(wrapSecret)
const signatureName = z.string().max(40, 'must have at most 40 characters')

const consoleSettings = z
  .object({ SMS_PROVIDER: z.literal('console').optional() })
  .transform(() => ({ provider: 'console' as const }))

const webhookSettings = z
  .object({
    SMS_PROVIDER: z.literal('webhook'),
    SMS_URL: webhookUrl,
    SMS_KEY_SECRET: webhookSecret,
    SMS_KEY_SECRET_SECOND: webhookSecret.optional(),
    SMS_SIGNATURE: signatureName.optional(),
  })
  .transform((env) => ({
    provider: env.SMS_PROVIDER,
    url: env.SMS_URL,
    keySecret: env.SMS_KEY_SECRET,
    secondKeySecret: env.SMS_KEY_SECRET_SECOND ?? null,
    signature: env.SMS_SIGNATURE ?? null,
  }))

const aliyunSettings = z
  .object({
    SMS_PROVIDER: z.literal('aliyun'),
    SMS_URL: vendorUrl(VENDOR_URLS.aliyun),
    SMS_KEY_ID: needed(),
    SMS_KEY_SECRET: secret,
    SMS_SIGNATURE: needed(signatureName),
    SMS_TEMPLATES: needed().transform(readTemplates),
  })
  .transform((env) => ({
    provider: env.SMS_PROVIDER,
    url: env.SMS_URL,
    keyId: env.SMS_KEY_ID,
    keySecret: env.SMS_KEY_SECRET,
    signature: env.SMS_SIGNATURE,
    templates: env.SMS_TEMPLATES,
  }))

const tencentSettings = z
  .object({
    SMS_PROVIDER: z.literal('tencent'),
    SMS_URL: vendorUrl(VENDOR_URLS.tencent),
    SMS_KEY_ID: needed(),
    SMS_KEY_SECRET: secret,
    SMS_SIGNATURE: needed(signatureName),
    SMS_TEMPLATES: needed().transform(readTemplates),
    SMS_APP_ID: matching(/^\d{6,16}$/, 'must be the number of an SMS application'),
    SMS_REGION: z.string().max(40).default('ap-guangzhou'),
  })
  .transform((env) => ({
    provider: env.SMS_PROVIDER,
    url: env.SMS_URL,
    keyId: env.SMS_KEY_ID,
    keySecret: env.SMS_KEY_SECRET,
    signature: env.SMS_SIGNATURE,
    templates: env.SMS_TEMPLATES,
    appId: env.SMS_APP_ID,
    region: env.SMS_REGION,
  }))

const twilioSettings = z
  .object({
    SMS_PROVIDER: z.literal('twilio'),
    SMS_URL: vendorUrl(VENDOR_URLS.twilio),
    SMS_ACCOUNT: matching(/^AC[0-9a-f]{32}$/, 'must be an account SID, AC and 32 hexadecimal digits'),
    SMS_KEY_ID: z.string().max(1024).optional(),
    SMS_KEY_SECRET: secret,
    SMS_FROM: matching(
      /^(\+\d{5,15}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/,
      'must be a number, a name or a service of Twilio',
    ),
    SMS_SIGNATURE: signatureName.optional(),
  })
  .transform((env) => ({
    provider: env.SMS_PROVIDER,
    url: env.SMS_URL,
    account: env.SMS_ACCOUNT,
    keyId: env.SMS_KEY_ID ?? env.SMS_ACCOUNT,
    keySecret: env.SMS_KEY_SECRET,
    from: env.SMS_FROM,
    signature: env.SMS_SIGNATURE ?? null,
  }))

/** What the environment must hold for the provider it names; with no name, codes appear on this machine. */
export const smsSettings = z.discriminatedUnion(
  'SMS_PROVIDER',
  [consoleSettings, webhookSettings, aliyunSettings, tencentSettings, twilioSettings],
  { error: 'must be console, webhook, aliyun, tencent or twilio' },
)
export type SmsSettings = z.output<typeof smsSettings>

function isVendorUrl(text: string): boolean {
  if (!isPlainUrl(text)) return false
  const { protocol, hostname, pathname, search } = new URL(text)
  return pathname === '/' && search === '' && (protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname))
}

function isPlainUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}
