// npm test: build what the tests need, then every test in one run with one verdict. What follows `--` goes to vitest.
import { build } from './lib/build.mjs'
import { runVitest } from './lib/run-vitest.mjs'

const USUAL = ['packages', 'server', 'web', 'scripts', 'e2e']
const given = process.argv.slice(2)
const isLong = given.includes('--long')

await build([], () => console.log('building…'))
await runVitest(
  isLong ? ['long'] : USUAL,
  given.filter((argument) => argument !== '--long'),
)
