import { expect, test } from 'vitest'
import { wrapSecret } from '../secret.ts'
import { signTc3 } from './sign-tc3.ts'

/** The worked example of https://cloud.tencent.com/document/api/213/30654, whose key is printed as asterisks and signs as such. */
test("Tencent Cloud's worked example of signature version 3 has the signature that it prints", () => {
  const { headers } = signTc3({
    url: 'https://cvm.tencentcloudapi.com',
    service: 'cvm',
    action: 'DescribeInstances',
    version: '2017-03-12',
    region: 'ap-guangzhou',
    body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
    keyId: `AKID${'*'.repeat(32)}`,
    keySecret: wrapSecret('*'.repeat(32)),
    at: new Date(1551113065_000),
  })
  expect(headers['authorization']).toBe(
    `TC3-HMAC-SHA256 Credential=AKID${'*'.repeat(32)}/2019-02-25/cvm/tc3_request, ` +
      'SignedHeaders=content-type;host;x-tc-action, ' +
      'Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f',
  )
  expect(headers['x-tc-timestamp']).toBe('1551113065')
})
