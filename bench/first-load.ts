// Compressed bytes of all that a browser fetches to show the sign-in page, counted between Chromium and the server.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_DIR } from '../server/src/platform/env.ts'
import { fillInstitution, HOST } from '../server/test/load/fill-institution.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { startRecordingProxy } from './support/servers/recording-proxy.ts'
import { spawnInGroup } from './support/servers/spawn-in-group.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { startServer } from './support/servers/start-server.ts'

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const browser = browsers.find((path) => existsSync(path))
if (browser === undefined) throw new Error('Chromium is missing: install the package chromium.')
const built = spawnSync('npm', ['run', 'build', '--silent'], {
  cwd: PROJECT_DIR,
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (built.status !== 0) throw new Error('the web part could not be built')

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
const cluster = await startCluster()
try {
  const { urls, superuser } = await cluster.database('first_load')
  await fillInstitution(superuser, 10)
  const server = await startServer({ urls, dataDir: cluster.folder })
  const proxy = await startRecordingProxy(server.port)
  const profile = join(cluster.folder, 'browser')
  mkdirSync(profile)
  tell('opening the sign-in page')
  const page = await spawnInGroup(browser, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    `--user-data-dir=${profile}`,
    '--virtual-time-budget=15000',
    '--dump-dom',
    `http://${HOST}:${proxy.port}/#/login`,
  ])
  proxy.close()
  await server.stop()
  if (!/type="password"/.test(page)) throw new Error('the sign-in page did not appear')
  const kind = (path: string): string =>
    path.startsWith('/api/') ? 'calls' : (/\.(js|css|svg|woff2)(\?|$)/.exec(path)?.[1] ?? 'page')
  const kinds = [...new Set(proxy.loaded.map(({ path }) => kind(path)))]
  const row = (name: string, of: typeof proxy.loaded): string[] => [
    name,
    String(of.length),
    kilobytes(of.reduce((sum, one) => sum + one.bytes, 0)),
    kilobytes(of.reduce((sum, one) => sum + one.gzip, 0)),
  ]
  const rows = kinds.map((one) =>
    row(
      one,
      proxy.loaded.filter(({ path }) => kind(path) === one),
    ),
  )
  printTable(
    'first-load: the sign-in page',
    ['', 'files', 'kB', 'gzip kB'],
    [...rows, row('all', proxy.loaded)],
    {
      notes: [
        '1 kB = 1000 bytes; each file compressed by itself with the usual level of gzip. Goal: at most 200.',
      ],
    },
  )
} finally {
  await cluster.stop()
}
