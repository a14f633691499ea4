import type { Plugin } from 'vite'

const ORDER = '@layer reset,tokens,base,ui,app;'

/** Puts the order of the cascade layers at the start of every style sheet, since it is undefined which one loads first. */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = ORDER + String(file.source)
        }
      },
    },
  }
}
