import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { readFile } from './read-file.ts'

export function mountMedia(app: Mount, deps: Deps): void {
  app.handleFile({
    path: '/api/files/:fileId',
    run: ({ params, query }) => readFile(deps, params['fileId'] ?? '', query),
  })
}
