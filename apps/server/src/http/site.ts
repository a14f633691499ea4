import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@easel/contract/basics'
import { Refusal } from '../errors.ts'
import { sendRefusal } from './answer.ts'

const YEAR_SECONDS = 31_536_000

export interface Site {
  /** Where the built web app lies; null: it was not built. */
  root: string | null
  index: string
}

const NOT_BUILT =
  '<!doctype html><meta charset="utf-8"><title>Easel</title><p>The web app is not built: npm run build.</p>'

export function readSite(root: string): Site {
  const index = join(root, 'index.html')
  return existsSync(index) ? { root, index: readFileSync(index, 'utf8') } : { root: null, index: NOT_BUILT }
}

/** Serve the web app's files; every other address outside `/api` is a screen of the app. */
export async function addSite(
  server: FastifyInstance,
  { root, index }: Site,
  defaultLanguage: () => Language,
): Promise<void> {
  const etag = `"${createHash('sha256').update(index).digest('base64url')}"`
  if (root !== null) {
    await server.register(staticFiles, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['index.html', '**/*.{br,gz}'],
      setHeaders: (reply, path) => reply.header('cache-control', lifeOf(path)),
    })
  }
  server.setNotFoundHandler((request, reply) => {
    if (!isScreen(request)) return sendRefusal(reply, new Refusal('unknown_path'))
    tellLanguage(request, reply, defaultLanguage())
    return sendIndex(request, reply, { index, etag })
  })
}

/** What the build names after its content never changes; the service worker decides what a browser keeps. */
function lifeOf(path: string): string {
  if (/[\\/]sw\.js$/.test(path)) return 'no-cache'
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

function isScreen({ method, url }: FastifyRequest): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const isPage = method === 'GET' || method === 'HEAD'
  return isPage && !/^\/+(api|assets)(\/|$)/i.test(path)
}

/**
 * The page decides on its language before its first frame and before any answer, so the operator's default comes with it: as a cookie,
 * because the page itself must stay the one that was built. Without the cookie it is zh-CN.
 */
function tellLanguage({ headers, protocol }: FastifyRequest, reply: FastifyReply, language: Language): void {
  const told = /(?:^|;\s*)language=([\w-]+)/.exec(headers.cookie ?? '')?.[1]
  if (language === (told ?? 'zh-CN')) return
  const life = language === 'zh-CN' ? 0 : YEAR_SECONDS
  reply.header(
    'set-cookie',
    `language=${language}; Path=/; Max-Age=${life}; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`,
  )
}

function sendIndex(request: FastifyRequest, reply: FastifyReply, page: { index: string; etag: string }): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', page.etag).type('text/html; charset=utf-8')
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  return reply.send(page.index)
}
