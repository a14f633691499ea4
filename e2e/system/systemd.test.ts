import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { startDebianPostgres } from '../../apps/server/src/testing/start-debian-postgres.ts'
import { drawOne, signIn } from '../api-client.ts'
import { findFreePort } from '../free-port.ts'
import { bootSystemd, type Machine } from './boot-systemd.ts'

const ADMIN = { phone: '+8613800000000', password: 'a password of nobody' }

async function boot(settings: Record<string, string>): Promise<Machine> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const machine = await bootSystemd({ ADMIN_PASSWORD: ADMIN.password, ...settings })
  onTestFinished(() => machine.close())
  return machine
}

/** Resolves when it is ready, as the unit promises. */
async function start(machine: Machine, unit: string): Promise<void> {
  const { code } = await machine.run('systemctl', 'start', unit)
  if (code === 0) return
  const status = await machine.run('systemctl', 'status', '--no-pager', '--full', unit)
  const journal = await machine.run('journalctl', '--no-pager', '-o', 'cat')
  expect.fail(`${status.output}\n${journal.output.slice(-4000)}`)
}

const show = async (machine: Machine, unit: string, what: string) =>
  (await machine.run('systemctl', 'show', unit, '--value', `--property=${what}`)).output.trim()

test("in the sandbox of its unit Easel starts under Debian's systemd, draws, and stops in order", async () => {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const machine = await boot({ PORT: String(port) })
  await start(machine, 'easel')

  const task = await drawOne(url, await signIn(url, ADMIN), 'a red fox in the snow')
  expect(task).toMatchObject({ status: 'SUCCESS' })
  const status = await machine.run('cat', `/proc/${await show(machine, 'easel', 'MainPID')}/status`)
  expect(status.output).toMatch(/^NoNewPrivs:\t1$/m)
  expect(status.output).toMatch(/^Seccomp:\t2$/m)
  expect(status.output).toMatch(/^CapBnd:\t0+$/m)
  const asEasel = ['setpriv', '--reuid=easel', '--regid=easel', '--clear-groups', 'env', 'DATA_DIR=/var/lib/easel']
  const doctor = await machine.run(...asEasel, 'node', '/opt/easel/scripts/doctor.mjs')
  expect(doctor, doctor.output).toMatchObject({ code: 0 })

  await machine.run('systemctl', 'stop', 'easel')
  expect(await show(machine, 'easel', 'Result')).toBe('success')
  expect(await show(machine, 'easel', 'ExecMainStatus')).toBe('0')
  const said = (await machine.run('journalctl', '--no-pager', '-o', 'cat', '-u', 'easel')).output
  expect(said).toContain('"stopped"')
  expect((await machine.run('test', '-e', '/var/lib/easel/postgres/postmaster.pid')).code).toBe(1)

  await start(machine, 'easel')
  expect((await fetch(url + (task.grid?.url ?? ''))).status).toBe(200)
})

test('with a database and a folder of their own, one unit serves and another draws, after the one that migrates', async () => {
  const [web, worker] = [await findFreePort(), await findFreePort()]
  const machine = await boot({
    DATABASE_URL: await startDebianPostgres(),
    STORAGE_URL: 'file:///var/lib/easel/files',
    SECRET_KEY: randomUUID(),
  })
  await start(machine, `easel-web@${web}`)
  expect(await show(machine, 'easel-migrate', 'Result')).toBe('success')
  await start(machine, `easel-worker@${worker}`)

  const url = `http://127.0.0.1:${web}`
  const task = await drawOne(url, await signIn(url, ADMIN), 'a red fox in the snow')
  expect(task).toMatchObject({ status: 'SUCCESS' })
  expect((await fetch(url + (task.grid?.url ?? ''))).status).toBe(200)
  for (const unit of [`easel-worker@${worker}`, `easel-web@${web}`]) {
    await machine.run('systemctl', 'stop', unit)
    expect(await show(machine, unit, 'ExecMainStatus')).toBe('0')
  }
})
