import type { Plugin } from 'vite'

const ORDER = '@layer reset,tokens,base,ui,app;'

/** Starts every style sheet with the order of the layers: which of them a browser meets first is not ours to say. */
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
