/** A refusal in WeChat Pay's format. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const wrongField = (field: string, why: string) =>
  new ApiError(400, 'PARAM_ERROR', `输入源“/body/${field}”${why}`)
