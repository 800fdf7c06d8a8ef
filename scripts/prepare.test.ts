import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { at } from './run.ts'

const system = process.platform === 'win32' ? 'win' : process.platform
const nodePackage = `node-${system}-${process.arch}`

/** Stands in for npm: `ci` leaves what npm would leave, as far as it is looked at, and every call is noted. */
const npm = `
const { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } = require('node:fs')
appendFileSync('calls.log', 'npm ' + process.argv.slice(2).join(' ') + '\\n')
if (existsSync('npm-is-broken')) {
  console.error('npm error the registry is asleep')
  process.exit(1)
}
while (existsSync('npm-is-slow')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules/${nodePackage}/bin', { recursive: true })
symlinkSync(process.execPath, 'node_modules/${nodePackage}/bin/node')
mkdirSync('node_modules/@react-router/dev', { recursive: true })
cpSync('builder.cjs', 'node_modules/@react-router/dev/bin.cjs')
cpSync('package-lock.json', 'node_modules/.package-lock.json')
`

const builder = `
const { appendFileSync, mkdirSync } = require('node:fs')
appendFileSync('calls.log', 'build ' + process.env.NODE_ENV + '\\n')
mkdirSync('build/client', { recursive: true })
mkdirSync('build/server', { recursive: true })
`

let root = ''

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const lockFile = (version: string) => JSON.stringify({ packages: { 'node_modules/fastify': { version } } })

const environment = () => ({
  ...process.env,
  npm_execpath: join(root, 'npm-cli.js'),
  npm_node_execpath: process.execPath,
})

function prepare(what: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', what], {
    cwd: root,
    encoding: 'utf8',
    env: environment(),
  })
  return { status, output: stdout + stderr }
}

function prepareMeanwhile(what: string) {
  const child = spawn(process.execPath, ['scripts/prepare.mjs', what], { cwd: root, env: environment() })
  return new Promise((resolve) => child.once('exit', resolve))
}

function takeCalls() {
  const log = join(root, 'calls.log')
  const calls = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
  rmSync(log, { force: true })
  return calls.map((call) => call.split(' ')[0])
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'toile-prepare-'))
  for (const file of ['prepare.mjs', 'prepare-lock.mjs'])
    cpSync(at('scripts', file), join(root, 'scripts', file))
  write('package.json', JSON.stringify({ optionalDependencies: { [nodePackage]: '24.0.0' } }))
  write('package-lock.json', lockFile('1.0.0'))
  write('npm-cli.js', npm)
  write('builder.cjs', builder)
  write('web/root.tsx', 'export default 1')
  write('modules/content/contract.ts', 'export const a = 1')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('the first start installs, the second says and does nothing', () => {
  const { status, output } = prepare('install')
  expect(status).toBe(0)
  expect(output).toMatch(/^Installing packages \(first start only\)… \d+ s\n$/)
  expect(takeCalls()).toEqual(['npm'])
  expect(prepare('install')).toEqual({ status: 0, output: '' })
  expect(takeCalls()).toEqual([])
})

test('the build tools and Node are asked for whatever the environment leaves out', () => {
  prepare('install')
  const call = readFileSync(join(root, 'calls.log'), 'utf8')
  expect(call).toMatch(/^npm ci .*--include=dev --include=optional/)
})

test('a changed lock file installs again', () => {
  prepare('install')
  takeCalls()
  write('package-lock.json', lockFile('2.0.0'))
  expect(prepare('install').output).toContain('package-lock.json changed')
  expect(takeCalls()).toEqual(['npm'])
})

test('packages that were installed by hand are left alone', () => {
  prepare('install')
  takeCalls()
  rmSync(join(root, 'node_modules', '.toile-install'))
  expect(prepare('install')).toEqual({ status: 0, output: '' })
  expect(takeCalls()).toEqual([])
})

test('a failed install shows what npm said and leaves nothing that looks finished', () => {
  write('npm-is-broken', '')
  const { status, output } = prepare('install')
  expect(status).toBe(1)
  expect(output).toContain('npm error the registry is asleep')
  expect(existsSync(join(root, 'build', '.preparing'))).toBe(false)
  rmSync(join(root, 'npm-is-broken'))
  expect(prepare('install').status).toBe(0)
  expect(takeCalls()).toEqual(['npm', 'npm'])
})

test('pages are built for production, and again only when their sources changed', () => {
  expect(prepare('build').output).toMatch(/Building the pages… \d+ s\n$/)
  expect(readFileSync(join(root, 'calls.log'), 'utf8')).toContain('build production')
  takeCalls()
  expect(prepare('build')).toEqual({ status: 0, output: '' })
  const changes = ['web/root.tsx', 'web/styles/new.css', 'modules/content/contract.ts', 'vite.config.ts']
  for (const file of changes) {
    write(file, 'export default 2')
    prepare('build')
    expect(takeCalls(), file).toEqual(['build'])
  }
  write('modules/content/contract.test.ts', 'export default 2')
  prepare('build')
  expect(takeCalls()).toEqual([])
})

test('pages whose build went missing are built again', () => {
  prepare('build')
  takeCalls()
  rmSync(join(root, 'build', 'client'), { recursive: true })
  prepare('build')
  expect(takeCalls()).toEqual(['build'])
})

test('of several processes at once, one does the work and all succeed', async () => {
  const codes = await Promise.all([1, 2, 3].map(() => prepareMeanwhile('build')))
  expect(codes).toEqual([0, 0, 0])
  expect(takeCalls()).toEqual(['npm', 'build'])
})

test('the lock of a process that died is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  write('build/.preparing/owner', `${hostname()} ${pid}`)
  expect(prepare('install').status).toBe(0)
  expect(takeCalls()).toEqual(['npm'])
})

test('an npm that goes on after its owner was killed is waited for, and what it installed is taken', async () => {
  write('npm-is-slow', '')
  const killed = spawn(process.execPath, ['scripts/prepare.mjs', 'install'], {
    cwd: root,
    env: environment(),
  })
  await expect.poll(() => existsSync(join(root, 'calls.log')), { timeout: 20_000 }).toBe(true)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const next = prepareMeanwhile('install')
  await setTimeout(1500)
  rmSync(join(root, 'npm-is-slow'))
  expect(await next).toBe(0)
  expect(takeCalls()).toEqual(['npm'])
}, 60_000)

test('an unknown verb is answered with the usage', () => {
  const { status, output } = prepare('everything')
  expect(status).toBe(1)
  expect(output).toContain('Usage:')
})
