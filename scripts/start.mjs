// npm start. Written so that even an old Node can read it and say what is missing; everything newer is imported later.
const version = process.versions.node.split('.').map(Number)

if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(
    'Easel needs Node 20.19 or newer, and this is ' +
      process.version +
      '; install a newer one from https://nodejs.org and try again.',
  )
  process.exitCode = 1
} else {
  import('./lib/run-built.mjs').then(function (run) {
    return run.runBuilt(['painter', 'decoder', 'web', 'backup', 'server'], 'apps/server/dist/main.js')
  })
}
