import { expect, test } from 'vitest'
import { wrapSecret } from '../secret.ts'
import { signAcs3 } from './sign-acs3.ts'

/** "Fixed parameter values" of https://www.alibabacloud.com/help/en/sdk/product-overview/v3-request-structure-and-signature */
const published = {
  url: 'https://ecs.cn-shanghai.aliyuncs.com',
  action: 'RunInstances',
  version: '2014-05-26',
  query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
  keyId: 'YourAccessKeyId',
  keySecret: wrapSecret('YourAccessKeySecret'),
  at: new Date('2023-10-26T10:22:32.456Z'),
  nonce: '3156853299f313e23d1673dc12e1703d',
}

test("Alibaba Cloud's worked example of signature version 3 has the signature that it prints", () => {
  const { url, headers, body } = signAcs3(published)
  expect(headers['authorization']).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
  expect(url).toBe(
    'https://ecs.cn-shanghai.aliyuncs.com/' +
      '?ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai',
  )
  expect(body).toBeNull()
})

test('what a query holds is encoded as RFC 3986 has it', () => {
  const { url } = signAcs3({ ...published, query: { SignName: "云 画!*'()~" } })
  expect(url).toContain('/?SignName=%E4%BA%91%20%E7%94%BB%21%2A%27%28%29~')
})
