import { storeUpload } from '@easel/contract/upload'
import type { Deps } from '../../deps.ts'
import type { Mount } from '../../http/route.ts'
import { linkFile, readFile } from './read-file.ts'
import { storeUpload as store } from './store-upload.ts'

export function mountMedia(app: Mount, deps: Deps): void {
  app.handleUpload(storeUpload, ({ actor, body, file }) => store(deps, actor, { ...body, file }))
  app.handleFile({
    path: '/api/files/:fileId',
    async run({ params, query, isShown }) {
      const fileId = params['fileId'] ?? ''
      return (isShown ? await linkFile(deps, fileId, query) : null) ?? readFile(deps, fileId, query)
    },
  })
}
