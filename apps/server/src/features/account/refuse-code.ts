import { Refusal } from '../../errors.ts'

/** What a wrong code is answered, to be thrown. The same for every phone: nobody learns whether it has an account. */
export function refuseCode(): Refusal {
  return new Refusal('wrong_credentials', { fields: { captcha: 'wrong_code' } })
}
