import { GatewayError } from '../gateway.ts'

interface Words {
  code: string
  /** For who sets it up. */
  message: string
}

/** Stripe said no, in its own words. */
export class StripeFailure extends GatewayError {
  override name = 'StripeFailure'
  readonly code: string

  constructor(kind: GatewayError['kind'], status: number, { code, message }: Words) {
    super(kind, `Stripe answers ${status} ${code}: ${message}`)
    this.code = code
  }
}
