import { z } from 'zod'
import { isForTrying } from '../for-trying.ts'
import { readSecretFiles } from '../read-secret-files.ts'
import { wrapSecret } from '../secret.ts'
import { readPrivateKey, readPublicKey } from './read-key.ts'

type Environment = Readonly<Record<string, string | undefined>>

const NEEDED = 'is needed by this provider'
const needed = <Text extends z.ZodType<string, string>>(text: Text) =>
  z.string({ error: NEEDED }).max(16_384).pipe(text)
const matching = (pattern: RegExp, error: string) => z.string().regex(pattern, { error })
const name = needed(matching(/^[\w-]{1,64}$/, 'must be letters and digits'))
const privateKey = needed(keyText(readPrivateKey, 'must be an RSA private key of 2048 bits or more'))
const publicKey = needed(keyText(readPublicKey, 'must be an RSA public key of 2048 bits or more'))

function keyText(read: (text: string) => string | null, error: string) {
  return z.string().transform((text, context) => {
    const pem = read(text)
    if (pem !== null) return pem
    context.addIssue(error)
    return z.NEVER
  })
}

const publicKeyId = matching(/^PUB_KEY_ID_\w{1,64}$/, 'must begin with PUB_KEY_ID_')

const wechat = z
  .object({
    WECHAT_APP_ID: name,
    WECHAT_MCH_ID: name,
    WECHAT_PRIVATE_KEY: privateKey,
    WECHAT_CERTIFICATE_SERIAL: needed(matching(/^[0-9A-Fa-f]{8,64}$/, 'must be the hexadecimal serial number')),
    WECHAT_API_V3_KEY: needed(z.string().refine((key) => Buffer.byteLength(key) === 32, { error: 'must be 32 bytes' })),
    WECHAT_PUBLIC_KEY: publicKey.optional(),
    WECHAT_PUBLIC_KEY_ID: publicKeyId.optional(),
    WECHAT_PUBLIC_KEY_SECOND: publicKey.optional(),
    WECHAT_PUBLIC_KEY_ID_SECOND: publicKeyId.optional(),
    WECHAT_URL: z.string().optional(),
  })
  .refine((env) => (env.WECHAT_PUBLIC_KEY === undefined) === (env.WECHAT_PUBLIC_KEY_ID === undefined), {
    path: ['WECHAT_PUBLIC_KEY'],
    error: 'and WECHAT_PUBLIC_KEY_ID go together',
  })
  .refine((env) => (env.WECHAT_PUBLIC_KEY_SECOND === undefined) === (env.WECHAT_PUBLIC_KEY_ID_SECOND === undefined), {
    path: ['WECHAT_PUBLIC_KEY_SECOND'],
    error: 'and WECHAT_PUBLIC_KEY_ID_SECOND go together',
  })
  .refine(
    (env) =>
      env.WECHAT_PUBLIC_KEY_ID_SECOND === undefined ||
      ![undefined, env.WECHAT_PUBLIC_KEY_ID_SECOND].includes(env.WECHAT_PUBLIC_KEY_ID),
    { path: ['WECHAT_PUBLIC_KEY_ID_SECOND'], error: 'must be another than the first, which must be there' },
  )
  .transform((env) => ({
    appId: env.WECHAT_APP_ID,
    mchId: env.WECHAT_MCH_ID,
    privateKey: wrapSecret(env.WECHAT_PRIVATE_KEY),
    certificateSerial: env.WECHAT_CERTIFICATE_SERIAL.toUpperCase(),
    apiV3Key: wrapSecret(env.WECHAT_API_V3_KEY),
    publicKeys: [
      { id: env.WECHAT_PUBLIC_KEY_ID, pem: env.WECHAT_PUBLIC_KEY },
      { id: env.WECHAT_PUBLIC_KEY_ID_SECOND, pem: env.WECHAT_PUBLIC_KEY_SECOND },
    ].flatMap(({ id, pem }) => (id !== undefined && pem !== undefined ? [{ id, pem }] : [])),
    baseUrl: env.WECHAT_URL,
  }))

const alipay = z
  .object({
    ALIPAY_APP_ID: needed(matching(/^\d{8,32}$/, 'must be the number of an application')),
    ALIPAY_SELLER_ID: needed(matching(/^2088\d{12}$/, 'must be 16 digits that begin with 2088')),
    ALIPAY_PRIVATE_KEY: privateKey,
    ALIPAY_PUBLIC_KEY: publicKey,
    ALIPAY_URL: z.string().optional(),
  })
  .transform((env) => ({
    appId: env.ALIPAY_APP_ID,
    sellerId: env.ALIPAY_SELLER_ID,
    privateKey: wrapSecret(env.ALIPAY_PRIVATE_KEY),
    alipayPublicKey: env.ALIPAY_PUBLIC_KEY,
    baseUrl: env.ALIPAY_URL,
  }))

const stripe = z
  .object({
    STRIPE_SECRET_KEY: needed(matching(/^(sk|rk)_(live|test)_\w{10,250}$/, 'must begin with sk_ or rk_')),
    STRIPE_WEBHOOK_SECRET: needed(matching(/^whsec_\S{16,250}$/, 'must begin with whsec_')),
    STRIPE_URL: z.string().optional(),
  })
  .transform((env) => ({
    secretKey: wrapSecret(env.STRIPE_SECRET_KEY),
    webhookSecret: wrapSecret(env.STRIPE_WEBHOOK_SECRET),
    baseUrl: env.STRIPE_URL,
  }))

export type WechatConfig = z.output<typeof wechat>
export type AlipayConfig = z.output<typeof alipay>
export type StripeConfig = z.output<typeof stripe>

/** `off`: each problem begins with the name of a setting and holds no value; `lacks` are those that are not given at all. */
export type ProviderConfig<Settings> =
  | { state: 'ready'; settings: Settings }
  | { state: 'off'; lacks: string[]; problems: string[]; isWanted: boolean }

export interface PaymentConfig {
  wechat: ProviderConfig<WechatConfig>
  alipay: ProviderConfig<AlipayConfig>
  stripe: ProviderConfig<StripeConfig>
}

/** Each may be given as a file that holds it, by its name and `_FILE`. */
const SECRETS = [
  'WECHAT_PRIVATE_KEY',
  'WECHAT_API_V3_KEY',
  'WECHAT_PUBLIC_KEY',
  'WECHAT_PUBLIC_KEY_SECOND',
  'ALIPAY_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]

/**
 * Settings of the payment providers. An incomplete provider is off and does not prevent the start.
 */
export function readPaymentConfig(env: Environment): PaymentConfig {
  const read = readSecretFiles(env, SECRETS)
  const settings = Object.fromEntries(Object.entries(read.env).filter(([, value]) => value !== ''))
  const readOne = <Settings>(schema: z.ZodType<Settings>, prefix: string): ProviderConfig<Settings> => {
    const parsed = schema.safeParse(settings)
    const isWanted = Object.keys(settings).some((setting) => setting.startsWith(prefix))
    const issues = (parsed.error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), message }))
    const problems = [
      ...read.mistakes.filter((mistake) => mistake.startsWith(prefix)),
      ...issues.map(({ name, message }) => `${name}: ${message}`),
      ...faultsOfAddresses(settings, `${prefix}URL`),
    ]
    if (parsed.success && problems.length === 0) return { state: 'ready', settings: parsed.data }
    const lacks = issues.filter(({ message }) => message === NEEDED).map(({ name }) => name)
    return { state: 'off', lacks, problems, isWanted }
  }
  return {
    wechat: readOne(wechat, 'WECHAT_'),
    alipay: readOne(alipay, 'ALIPAY_'),
    stripe: readOne(stripe, 'STRIPE_'),
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** A third party who chose the provider's address could fake payments; and without a public address no notices arrive. */
function faultsOfAddresses(env: Environment, setting: string): string[] {
  const [url, isTest] = [env[setting], env['PAYMENT_TEST'] === 'stand-ins' && isForTrying(env)]
  const isOurs = url !== undefined && URL.canParse(url) && LOOPBACK.includes(new URL(url).hostname)
  if (url !== undefined && !(isTest && isOurs))
    return [`${setting}: only for tests, with PAYMENT_TEST=stand-ins, outside production, on this machine and for it`]
  const isReached = env['PUBLIC_URL']?.startsWith('https://') === true
  return isReached || url !== undefined ? [] : ['PUBLIC_URL: must be an https address that the provider reaches']
}
