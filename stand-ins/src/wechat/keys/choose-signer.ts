import { ApiError } from '../api/api-error.ts'
import type { Keys } from './open-keys.ts'
import type { Signer } from './seal.ts'

const latest = <T>(list: T[]): T => {
  const last = list.at(-1)
  if (last === undefined) throw new Error('there is always a key')
  return last
}

/**
 * Who signs the answer to a request with this `Wechatpay-Serial`.
 * @throws ApiError when it names a key that is none of ours
 */
export function chooseAnswerSigner(keys: Keys, askedSerial: string | undefined): Signer {
  const signers = [...keys.publicKeys, ...keys.certificates]
  if (askedSerial !== undefined && !signers.some(({ serial }) => serial === askedSerial)) {
    throw new ApiError(400, 'PARAM_ERROR', '平台证书序列号Wechatpay-Serial错误')
  }
  const askedKey = keys.publicKeys.find(({ serial }) => serial === askedSerial)
  if (askedKey && keys.mode !== 'certificates') return askedKey
  const withPublicKey = keys.mode === 'public-key'
  return latest<Signer>(withPublicKey ? keys.publicKeys : keys.certificates)
}

/** Signer of the nth attempt of a notice; during a key switch they alternate. */
export function chooseNoticeSigner(keys: Keys, turn: number): Signer {
  const withPublicKey = keys.mode === 'public-key' || (keys.mode === 'mixed' && turn % 2 === 0)
  return latest<Signer>(withPublicKey ? keys.publicKeys : keys.certificates)
}
