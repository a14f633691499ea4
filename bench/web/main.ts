import { measureActs } from './measure-acts.ts'
import { measureBare } from './measure-bare.ts'
import { measureFeed, measureGallery } from './measure-lists.ts'
import { measureLighthouse } from './measure-lighthouse.ts'
import { measureLoad } from './measure-load.ts'
import { measureProgress } from './measure-progress.ts'
import { measureRegion } from './measure-region.ts'
import { openSite } from './site.ts'

const PARTS = {
  bare: measureBare,
  load: measureLoad,
  lighthouse: measureLighthouse,
  acts: measureActs,
  progress: measureProgress,
  gallery: measureGallery,
  feed: measureFeed,
  region: measureRegion,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`)
console.log(
  'A cross: over its goal. Speeds are true only on a machine that does nothing else, and that has a Chinese font:',
)
console.log('without one the browser looks for each word of the screens in all the fonts there are.')
const site = await openSite()
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    await measure(site).catch((error: unknown) => console.log(`✗ ${name} could not be measured: ${String(error)}`))
  }
} finally {
  await site.close()
}
