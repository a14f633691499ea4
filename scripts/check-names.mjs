import { readFileSync } from 'node:fs'
import { listSources } from './lib/list-files.mjs'
import { faultOfName } from './lib/name-faults.mjs'

const paths = listSources()
const all = new Set(paths)
const disk = { read: (path) => readFileSync(path, 'utf8'), has: (path) => all.has(path) }
const faults = paths.map((path) => [path, faultOfName(path, disk)]).filter(([, fault]) => fault)
for (const [path, fault] of faults) console.error(`${path}: ${fault}`)
if (faults.length > 0) process.exitCode = 1
