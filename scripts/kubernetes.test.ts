import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Job } from 'kubernetes-models/batch/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
import { findUnknownSettings, isInImage, readManifests } from './lib/read-deployed.ts'

const FOLDER = 'deploy/kubernetes'
const KINDS = { ConfigMap, Deployment, Ingress, Job, PodDisruptionBudget, Secret, Service }

interface Container {
  image: string
  command?: string[]
  env?: { name: string }[]
  envFrom: { configMapRef: { name: string } }[]
  securityContext: object
  volumeMounts: { name: string; mountPath: string }[]
  [probe: string]: unknown
}

interface PodSpec {
  terminationGracePeriodSeconds: number
  securityContext: object
  containers: [Container]
  volumes: { name: string; secret?: { secretName: string } }[]
}

interface Manifest {
  apiVersion: string
  kind: keyof typeof KINDS
  metadata: { name: string; namespace?: string }
  data: Record<string, string>
  stringData: Record<string, string>
  spec: {
    replicas?: number
    selector: { matchLabels: Record<string, string> }
    template: { metadata: { labels: Record<string, string> }; spec: PodSpec }
  }
}

const manifests = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => readManifests(join(FOLDER, name)) as Manifest[])
const listKind = (kind: Manifest['kind']) => manifests.filter((manifest) => manifest.kind === kind)
const deployments = listKind('Deployment')
const pods = [...deployments, ...listKind('Job')].map(
  ({ metadata, spec }) => [metadata.name, spec.template.spec] as const,
)

/** The same value, which tells what is read of it. */
function watch<Value>(value: Value, path: string, read: Set<string>): Value {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, key) {
      read.add(`${path}/${String(key)}`)
      return watch(Reflect.get(target, key), `${path}/${String(key)}`, read)
    },
  })
}

function listPaths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [`${path}/${key}`, ...listPaths(inner, `${path}/${key}`)])
}

test('every manifest is one by the published schemas, and says nothing that they do not know', () => {
  expect(new Set(manifests.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)))
  for (const manifest of manifests) {
    const read = new Set<string>()
    const { validate } = KINDS[manifest.kind].prototype
    expect(() => validate.call(watch(manifest, '', read)), manifest.metadata.name).not.toThrow()
    // The schemas leave unknown names alone, as the API server does not.
    expect(listPaths(manifest).filter((path) => !read.has(path))).toEqual([])
    expect(manifest.metadata.namespace).toBeUndefined()
  }
})

test('two serve and two draw, each told by a budget how many may be away', () => {
  expect(deployments.map(({ metadata, spec }) => [metadata.name, spec.replicas])).toEqual([
    ['easel-web', 2],
    ['easel-worker', 2],
  ])
  const labelsOf = ({ spec }: Manifest) => spec.selector.matchLabels
  expect(listKind('PodDisruptionBudget').map(labelsOf)).toEqual(deployments.map(labelsOf))
  for (const { spec } of deployments) expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels)
})

test('no pod has more rights than it needs, and each has the time to stop in order', () => {
  for (const [name, pod] of pods) {
    expect(pod.securityContext, name).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    expect(pod.containers[0].securityContext, name).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(pod.terminationGracePeriodSeconds, name).toBeGreaterThanOrEqual(15)
  }
  for (const { spec } of deployments)
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe', 'resources'])
      expect(spec.template.spec.containers[0]).toHaveProperty(probe)
})

test('all run one image with settings that Easel knows, and files for them that are there', () => {
  expect(new Set(pods.map(([, { containers }]) => containers[0].image)).size).toBe(1)
  const [config] = listKind('ConfigMap')
  const [secret] = listKind('Secret')
  expect(findUnknownSettings(Object.keys(config?.data ?? {}))).toEqual([])
  const files = Object.entries(config?.data ?? {}).flatMap(([name, value]) => (name.endsWith('_FILE') ? [value] : []))
  expect(files.sort()).toEqual(
    Object.keys(secret?.stringData ?? {})
      .map((name) => `/run/secrets/easel/${name}`)
      .sort(),
  )
  for (const [, { containers, volumes }] of pods) {
    const [{ env = [], envFrom, volumeMounts, command }] = containers
    expect(findUnknownSettings(env.map(({ name }) => name))).toEqual([])
    expect(envFrom).toEqual([{ configMapRef: { name: config?.metadata.name } }])
    expect(volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name))
    expect(volumes.find(({ name }) => name === 'secrets')?.secret?.secretName).toBe(secret?.metadata.name)
    if (command) expect(command.filter((part) => part.endsWith('.mjs')).every(isInImage)).toBe(true)
  }
})
