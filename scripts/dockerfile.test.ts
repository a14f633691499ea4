import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const { packages }: { packages: Record<string, { link?: boolean; resolved?: string }> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)

test('npm is told of every workspace before the image has their sources', () => {
  const workspaces = Object.values(packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []))
  const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder]) => folder)
  expect(copied.sort()).toEqual(workspaces.sort())
  const kept = readFileSync('.dockerignore', 'utf8').split('\n')
  const isKept = (folder: string) =>
    kept.includes(`!${folder}/package.json`) || kept.includes(`!${folder.split('/')[0]}`)
  expect(workspaces.filter((folder) => !isKept(folder))).toEqual([])
})
