// Mistakes with pictures that people send, mark and look through.
const MEDIA = 'apps/server/src/features/media'
const UPLOADS = `${MEDIA}/store-upload.test.ts`
const GALLERY = 'apps/server/src/features/drawing/gallery'
const REGION = 'apps/web/src/features/lightbox/editor/region'
const OPENAI = 'packages/engines/src/openai-images'

export const pictureBugs = [
  {
    name: 'an upload is taken by its name',
    file: 'apps/server/src/http/read-form.ts',
    from: '  return { name, end: at + length + 4 }',
    to: `  if (/filename="[^"]*\\.(?!jpe?g|png|gif)/i.test(disposition ?? '')) throw new Refusal('malformed')
  return { name, end: at + length + 4 }`,
    tests: [UPLOADS],
    only: 'what it is decides',
  },
  {
    name: 'an upload is handed to the decoder though it begins like no picture',
    file: `${MEDIA}/store-upload.ts`,
    from: 'if (!header) throw refuseKind(file)',
    to: "if (!header) return { kind: 'png', width: 1, height: 1, frames: 1 }",
    tests: [UPLOADS],
    only: 'is not among the formats',
  },
  {
    name: 'a mask is turned round as it is sent',
    file: `${REGION}/use-mask.ts`,
    from: '>= SELECTED_FROM ? 255 : 0',
    to: '>= SELECTED_FROM ? 0 : 255',
    tests: [`${REGION}/use-mask.test.ts`],
    only: 'white',
  },
  {
    name: 'a mask is turned round for a server that reads holes',
    file: `${OPENAI}/frame.ts`,
    from: '255 - (scaled.rgba[at] ?? 0)',
    to: 'scaled.rgba[at] ?? 0',
    tests: [`${OPENAI}/frame.test.ts`],
    only: 'mask',
  },
  {
    name: 'a page of the gallery repeats the last picture of the page before',
    file: `${GALLERY}/queries.ts`,
    from: ".where('id', '<', before ?? '')",
    to: ".where('id', '<=', before ?? '')",
    tests: [`${GALLERY}/read-gallery.test.ts`],
    only: 'show everything once',
  },
]
