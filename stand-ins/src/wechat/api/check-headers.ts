import { ApiError } from './api-error.ts'
import type { ApiRequest } from './api-request.ts'

/** @throws ApiError PARAM_ERROR */
export function checkHeaders({ method, headers, body }: ApiRequest): void {
  if (!accepts(headers.accept ?? '') || !headers['user-agent']) {
    throw new ApiError(400, 'PARAM_ERROR', 'Http头缺少Accept或User-Agent')
  }
  if (method === 'GET' && body.length > 0) throw new ApiError(400, 'PARAM_ERROR', 'GET请求不能有包体')
  if (method === 'POST' && !/^application\/json(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '')) {
    throw new ApiError(415, 'PARAM_ERROR', 'Http头Content-Type必须为application/json')
  }
}

function accepts(accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.split(';', 1)[0]?.trim())
  return kinds.includes('application/json') || kinds.includes('*/*')
}
