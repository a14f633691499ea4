import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findFreePort } from '../free-port.ts'
import { waitUntil } from '../wait-until.ts'
import { listen, whenEnded } from './bare-root.ts'

export interface Ports {
  http: number
  https: number
}

export interface Proxy {
  output(): string
  close(): Promise<void>
}

export const findPorts = async (): Promise<Ports> => ({ http: await findFreePort(), https: await findFreePort() })

/** Debian's Caddy with the file of `deploy/proxy`, before the Easels at these addresses. */
export function openCaddy(ports: Ports, webs: string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'easel-caddy-'))
  const config = join(folder, 'Caddyfile')
  // What a person sets for a whole machine, so that this one stays as it is.
  const machine = `admin off\nskip_install_trust\nhttp_port ${ports.http}\nstorage file_system ${folder}`
  writeFileSync(config, `{\n${machine}\n}\nimport ${resolve('deploy/proxy/Caddyfile')}\n`)
  const env = {
    PATH: '/usr/bin',
    HOME: folder,
    EASEL_SITE: `https://localhost:${ports.https}`,
    EASEL_WEBS: webs.join(' '),
  }
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { env })
  return becomesReady(child, ports, folder)
}

/** Debian's nginx with the file of `deploy/proxy`, in which only names, ports and addresses are changed. */
export function openNginx(ports: Ports, webs: string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'easel-nginx-'))
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['-x509', '-nodes', '-days', '1', '-newkey', 'rsa:2048', '-keyout', key, '-out', certificate, ...names]
  execFileSync('openssl', ['req', ...made], { stdio: 'ignore' })
  const [one = '', other = ''] = webs
  const site = edit(readFileSync('deploy/proxy/nginx.conf', 'utf8'), [
    ['127.0.0.1:3001', one],
    ['127.0.0.1:3002', other],
    ['easel.example.org;\n\treturn 308 https://$host$', `localhost;\n\treturn 308 https://$host:${ports.https}$`],
    ['easel.example.org;\n\tssl', 'localhost;\n\tssl'],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen [::]:80;', `listen [::1]:${ports.http};`],
    ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
    ['listen [::]:443 ', `listen [::1]:${ports.https} `],
    ['/etc/ssl/easel/fullchain.pem', certificate],
    ['/etc/ssl/easel/privkey.pem', key],
    ['/var/log/nginx/easel.log', join(folder, 'access.log')],
  ])
  writeFileSync(join(folder, 'easel.conf'), site)
  mkdirSync(join(folder, 'bodies'))
  const main = `user root; worker_processes 1; pid ${folder}/pid; error_log stderr warn; events {}
    http { client_body_temp_path ${folder}/bodies; include ${folder}/easel.conf; }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'])
  return becomesReady(child, ports, folder)
}

/** @throws Error for what does not stand in the text, or more than once before the comment at its head is left out */
function edit(text: string, changes: [string, string][]): string {
  return changes.reduce((changed, [from, to]) => {
    if (changed.split(from).length !== 2) throw new Error(`not once in the file: ${from}`)
    return changed.replace(from, () => to)
  }, text)
}

async function becomesReady(child: ChildProcess, { http }: Ports, folder: string): Promise<Proxy> {
  const output = listen(child)
  const close = async () => {
    child.kill('SIGTERM')
    await whenEnded(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const asks = () =>
    fetch(`http://localhost:${http}/`, { redirect: 'manual' }).then(
      ({ status }) => status,
      () => 0,
    )
  try {
    await waitUntil(asks, (status) => status === 308, 30_000)
  } catch {
    await close()
    throw new Error(`The proxy did not start. It said:\n${output()}`)
  }
  return { output, close }
}
