import * as z from 'zod/mini'
import { nothing } from './basics.ts'
import { defineCall, defineUpload } from './call.ts'

/** The ground that a logo stands on. */
export const logoTheme = z.enum(['light', 'dark'])
export type LogoTheme = z.infer<typeof logoTheme>

const theme = z.object({ theme: logoTheme })

/** Where the pictures are; the address changes with the picture. Null: none is set. */
export const logos = z.object({ light: z.nullable(z.string()), dark: z.nullable(z.string()) })
export type Logos = z.infer<typeof logos>

export const saveLogo = defineUpload({
  method: 'POST',
  path: '/api/admin/logo/:theme',
  access: 'admin',
  summary: 'Set the logo for a light or a dark ground: PNG, JPEG or WebP, 180 to 8,192 pixels a side, at most 1 MiB',
  params: theme,
  query: nothing,
  body: nothing,
  data: logos,
})

export const removeLogo = defineCall({
  method: 'DELETE',
  path: '/api/admin/logo/:theme',
  access: 'admin',
  summary: 'Remove that logo: on a dark ground the other one stands then, on a light one the usual seal',
  params: theme,
  query: nothing,
  body: nothing,
  data: logos,
})
