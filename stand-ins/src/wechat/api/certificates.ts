import { seal } from '../keys/seal.ts'
import { ApiError } from './api-error.ts'
import { answerJson, type Operation } from './operation.ts'
import { timeOfApi } from './words.ts'

/** `GET /v3/certificates`: the platform certificates that are good now, sealed with the APIv3 key. */
export const listCertificates: Operation = ({ keys }) => {
  if (keys.mode === 'public-key') {
    throw new ApiError(404, 'RESOURCE_NOT_EXISTS', '无可用的平台证书，请在商户平台-API安全申请使用微信支付公钥')
  }
  return answerJson({
    data: keys.certificates.map(({ serial, validFrom, validTo, certificatePem }) => ({
      serial_no: serial,
      effective_time: timeOfApi(validFrom),
      expire_time: timeOfApi(validTo),
      encrypt_certificate: seal(keys.merchant.apiV3Key, certificatePem, 'certificate'),
    })),
  })
}
