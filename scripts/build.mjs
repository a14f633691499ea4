// Builds what is run: the site, the server, the painter's worker and the command line. A part whose inputs have not
// changed since its last build is left as it is, which takes milliseconds. Names of parts build only those.
import { build } from './lib/build.mjs'

await build(process.argv.slice(2), () => console.error('building…'))
