import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findUnknownSettings } from './lib/read-deployed.ts'

const FOLDER = 'deploy/systemd'

const units = readdirSync(FOLDER).filter((name) => name.endsWith('.service'))

test.each(units)('%s starts a program that is there, with settings that Easel knows', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  const told = [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const names = told.map((setting) => setting.split('=')[0] ?? '')
  expect(findUnknownSettings(names.filter((setting) => setting !== 'TMPDIR'))).toEqual([])
  const programs = [...text.matchAll(/^Exec\w+=\/usr\/bin\/node (\S+)$/gm)].map(([, program = '']) => program)
  expect(programs.length).toBeGreaterThan(0)
  expect(programs.filter((program) => !existsSync(program))).toEqual([])
})
