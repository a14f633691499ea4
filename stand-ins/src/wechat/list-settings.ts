import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { WechatStandIn } from './open-wechat-stand-in.ts'

/** Environment settings that make Easel use this stand-in. */
export function listSettings({ baseUrl, keys }: Pick<WechatStandIn, 'baseUrl' | 'keys'>): Record<string, string> {
  const { mchId, appId, serial, privateKeyPem, apiV3Key } = keys.merchant
  const publicKey = keys.publicKeys.at(-1)
  return {
    PAYMENT_TEST: 'stand-ins',
    WECHAT_URL: baseUrl,
    WECHAT_APP_ID: appId,
    WECHAT_MCH_ID: mchId,
    WECHAT_CERTIFICATE_SERIAL: serial,
    WECHAT_PRIVATE_KEY: inOneLine(createPrivateKey(privateKeyPem).export({ type: 'pkcs8', format: 'der' })),
    WECHAT_API_V3_KEY: apiV3Key,
    ...(publicKey && {
      WECHAT_PUBLIC_KEY_ID: publicKey.serial,
      WECHAT_PUBLIC_KEY: inOneLine(createPublicKey(publicKey.publicKeyPem).export({ type: 'spki', format: 'der' })),
    }),
  }
}

const inOneLine = (key: Buffer) => key.toString('base64')
