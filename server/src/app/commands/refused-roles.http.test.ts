import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { asSuperuser, cloneDatabase, dropDatabase } from '../../../test/database/cluster.ts'
import { testSecrets } from '../../../test/database/test-secrets.ts'
import { freePort } from '../../../test/load/free-port.ts'
import { PROJECT_DIR } from '../../platform/env.ts'
import { databaseUrl, roleUrls } from '../embedded-postgres/database-urls.ts'

/** A database that no migration has touched. */
const server = inject('superuserUrl')
const name = await cloneDatabase(server, 'template0')
afterAll(() => dropDatabase(server, name))
const urls = roleUrls(server, name)
const superuserUrl = databaseUrl(server, name)

/** Runs a command as a process of its own; one that does not end by itself is killed. */
async function hdoc(args: string[], addresses: Partial<typeof urls>) {
  const { app, owner, platform, worker, direct } = { ...urls, ...addresses }
  const dataDir = mkdtempSync(join(inject('dataRoot'), 'refused-'))
  const child = spawn(process.execPath, [join(PROJECT_DIR, 'server/src/app/cli.ts'), ...args], {
    cwd: PROJECT_DIR,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 25_000,
    killSignal: 'SIGKILL',
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      DATABASE_URL: app,
      DATABASE_OWNER_URL: owner,
      DATABASE_PLATFORM_URL: platform,
      DATABASE_WORKER_URL: worker,
      DATABASE_DIRECT_URL: direct,
      HDOC_SECRET: testSecrets.secret,
      HDOC_DATA: dataDir,
      HDOC_LANG: 'en',
      HDOC_LOG_LEVEL: 'silent',
      PORT: String(await freePort()),
      HDOC_WORKER_PORT: '0',
    },
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const [code] = await once(child, 'close')
  return { code, said: said.trim(), left: readdirSync(dataDir) }
}

it.each([
  ['serve', 'app', 'DATABASE_URL'],
  ['worker', 'worker', 'DATABASE_WORKER_URL'],
  ['migrate', 'app', 'DATABASE_URL'],
  ['verify', 'platform', 'DATABASE_PLATFORM_URL'],
] as const)(
  'hdoc %s refuses a superuser by name, before it writes anything',
  async (command, part, setting) => {
    const refused = await hdoc([command], { [part]: superuserUrl })
    expect(refused).toEqual({
      code: 1,
      said: `${setting} uses the role postgres, which is a superuser, bypasses row security or owns tables: use the roles of deploy/roles.sql.`,
      left: [],
    })
    const tables = await asSuperuser(
      superuserUrl,
      `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    expect(tables).toHaveLength(0)
  },
)
