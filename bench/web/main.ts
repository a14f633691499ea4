import { measureLoad } from './measure-load.ts'
import { openSite } from './site.ts'

const PARTS = { load: measureLoad }

const wanted = process.argv.slice(2)
const site = await openSite()
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(name)) await measure(site)
  }
} finally {
  await site.close()
}
