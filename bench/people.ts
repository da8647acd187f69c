// Screens and choices of 1,000 people in 200 departments, and lists of 100,000 people; `--quick`: fewer rounds.
import { spawnSync } from 'node:child_process'
import { type BrowserContext, openBrowser, type Page } from '../e2e/support/open-browser.ts'
import { PROJECT_DIR } from '../server/src/platform/env.ts'
import { testSecrets } from '../server/test/database/test-secrets.ts'
import { administrator, fillInstitution, HOST, PASSWORD } from '../server/test/load/fill-institution.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { sealIssuers } from '../server/test/load/seal-issuers.ts'
import { signIn } from '../server/test/load/sign-in.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { median, quantile, withSpread } from './support/figures/quantile.ts'
import { fillInstallation, fillPeople, PLATFORM_ADMINISTRATOR } from './support/fill-people.ts'
import { type BenchCluster, startCluster } from './support/servers/start-cluster.ts'
import { startServer } from './support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const COUNTS = { people: 1000, groups: 200, roles: 50, bundles: 20 }
const INSTITUTIONS = 200
const PEOPLE = isQuick ? 10_000 : 100_000
const VISITS = isQuick ? 3 : 9
const CALLS = isQuick ? 20 : 60
const ADMIN_HOST = 'admin.localhost'

const screens = [
  { name: '/user/manage', route: 'user/manage', rows: 20 },
  { name: '/user/roles', route: 'user/roles', rows: 20 },
  { name: '/user-groups', route: 'user-groups', rows: 20 },
]

/** So many rows are there and none is being fetched. */
const showsRows = (page: Page, rows: number): Promise<void> =>
  page
    .locator('main [aria-busy="false"] tbody tr')
    .nth(rows - 1)
    .waitFor()

async function visit(context: BrowserContext, address: string, rows: number): Promise<[Page, number]> {
  const page = await context.newPage()
  const start = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await showsRows(page, rows)
  return [page, performance.now() - start]
}

async function measureScreens(port: number): Promise<string[][]> {
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ locale: 'ro-RO', viewport: { width: 1440, height: 900 } })
    const site = `http://${HOST}:${port}/#/`
    const entry = await context.newPage()
    await entry.goto(`${site}login`)
    await entry.getByLabel(/Utilizator sau e-mail/).fill(administrator)
    await entry.getByLabel(/^Parola/).fill(PASSWORD)
    await entry.keyboard.press('Enter')
    await entry.waitForURL(/#\/dashboard/)
    await entry.close()
    const times = new Map<string, number[]>()
    const keep = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms])
    for (let round = 0; round <= VISITS; round++)
      for (const { name, route, rows } of screens) {
        const [page, ms] = await visit(context, site + route, rows)
        // The first visit fills the browser's cache.
        if (round > 0) keep(name, ms)
        if (route === 'user/roles') {
          const start = performance.now()
          await page.getByRole('tab', { name: 'Matrice' }).click()
          await page
            .getByRole('table', { name: 'Matrice' })
            .getByRole('checkbox')
            .nth(20 * COUNTS.roles)
            .waitFor()
          if (round > 0) keep('… and then its matrix of 50 roles', performance.now() - start)
        }
        await page.close()
      }
    return [...times].map(([name, all]) => [name, withSpread(all, 0), quantile(all, 0.95).toFixed(0)])
  } finally {
    await browser.close()
  }
}

type Question = { name: string; path: (n: number) => string; finds: (body: string) => boolean }

/** p50 and p95 of calls one after the other, each with another text; each answer is looked at. */
async function ask(port: number, host: string, username: string, questions: Question[]): Promise<string[][]> {
  const session = await signIn(port, host, username, PASSWORD)
  const connection = await openHttp(port, host)
  const table: string[][] = []
  for (const { name, path, finds } of questions) {
    const times: number[] = []
    for (let n = -3; n < CALLS; n++) {
      const start = performance.now()
      const answer = await connection.send('GET', path(Math.abs(n)), session)
      const ms = performance.now() - start
      const body = answer.body.toString()
      if (answer.status !== 200 || !finds(body))
        throw new Error(`${path(Math.abs(n))} answered ${answer.status}: ${body.slice(0, 300)}`)
      if (n >= 0) times.push(ms)
    }
    table.push([name, ...[median(times), quantile(times, 0.95)].map((ms) => ms.toFixed(1))])
    tell(table.at(-1)?.join('  ') ?? '')
  }
  connection.close()
  return table
}

const typed = (words: readonly string[], n: number): string => {
  const word = words[n % words.length] ?? ''
  return encodeURIComponent(word.slice(0, 1 + (n % word.length)))
}
const holdsOne = (body: string): boolean => body.includes('"id":')
const pickers: Question[] = [
  {
    name: 'people, typed with diacritics',
    path: (n) => `/api/user/options?q=${typed(['Țurcanu', 'Mureșan', 'Bălășoiu', 'Câmpeanu'], n)}`,
    finds: holdsOne,
  },
  {
    name: 'people, typed without',
    path: (n) => `/api/user/options?q=${typed(['turcanu', 'MURESAN', 'balasoiu', 'campeanu'], n)}`,
    finds: holdsOne,
  },
  {
    name: 'departments',
    path: (n) =>
      `/api/user_group/options?q=${typed(['Achiziții', 'stare civila', 'Asistență', 'spatii'], n)}`,
    finds: holdsOne,
  },
  {
    name: 'departments with people',
    path: (n) => `/api/user_group/references?q=${typed(['Țurcanu', 'stare civila', 'Asistență'], n)}`,
    finds: holdsOne,
  },
  { name: 'roles', path: (n) => `/api/role/options?q=${typed(['Șef', 'inspector'], n)}`, finds: holdsOne },
  { name: 'chosen ones by id', path: () => '/api/user/options?ids=1,2,3,4,5', finds: holdsOne },
]

const list = (query: string): string => `/api/platform_user/all/list/20?${query}`
const manyPeople: Question[] = [
  { name: 'first page', path: () => list('page=1'), finds: holdsOne },
  { name: 'page 400', path: () => list('page=400'), finds: holdsOne },
  { name: 'by name', path: () => list('sortBy=name&sortOrder=asc'), finds: holdsOne },
  { name: 'by institution', path: () => list('sortBy=institution_name&sortOrder=asc'), finds: holdsOne },
  { name: 'by last sign-in', path: () => list('sortBy=last_login_at&sortOrder=desc'), finds: holdsOne },
  {
    name: 'search of a common name, with diacritics',
    path: (n) => list(`search=${encodeURIComponent(['Țurcanu', 'Mureșan', 'Câmpeanu'][n % 3] ?? '')}`),
    finds: holdsOne,
  },
  {
    name: 'search of one person',
    path: (n) => list(`search=${encodeURIComponent(`om${9000 + n}@`)}`),
    finds: holdsOne,
  },
]

async function inTown(cluster: BenchCluster): Promise<{ visits: string[][]; choices: string[][] }> {
  const { urls, superuser } = await cluster.database('people')
  const { institutionId } = await fillInstitution(superuser, 500)
  await sealIssuers(superuser, institutionId, testSecrets)
  await fillPeople(superuser, institutionId, COUNTS)
  const server = await startServer({ urls, dataDir: cluster.folder })
  try {
    const choices = await ask(server.port, HOST, administrator, pickers)
    return { choices, visits: await measureScreens(server.port) }
  } finally {
    await server.stop()
  }
}

async function everywhere(cluster: BenchCluster): Promise<string[][]> {
  const { urls, superuser } = await cluster.database('installation')
  await fillInstallation(superuser, INSTITUTIONS, PEOPLE)
  const server = await startServer({ urls, dataDir: cluster.folder })
  try {
    return await ask(server.port, ADMIN_HOST, PLATFORM_ADMINISTRATOR, manyPeople)
  } finally {
    await server.stop()
  }
}

const built = spawnSync('npm', ['run', 'build', '--silent'], {
  cwd: PROJECT_DIR,
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (built.status !== 0) throw new Error('the web part could not be built')
const cluster = await startCluster()
try {
  const { postgresVersion } = cluster
  const { visits, choices } = await inTown(cluster)
  const many = await everywhere(cluster)
  const town = `${COUNTS.people} people in ${COUNTS.groups} departments, ${COUNTS.roles} roles, ${COUNTS.bundles} bundles.`
  printTable('people: screens in Chromium until they can be used, ms', ['', 'median', 'p95'], visits, {
    postgresVersion,
    notes: [
      `${town} ${VISITS} visits (least–greatest), each a page opened anew with a filled cache; usable: rows are shown, nothing is being fetched. Goal: below 1000.`,
    ],
  })
  printTable('people: choices while typing, over HTTP, ms', ['', 'p50', 'p95'], choices, {
    postgresVersion,
    notes: [`${town} ${CALLS} calls each, with texts of one letter to a whole word. Goal: p95 below 50.`],
  })
  printTable(`people: the platform's list of ${PEOPLE} people, over HTTP, ms`, ['', 'p50', 'p95'], many, {
    postgresVersion,
    notes: [`${INSTITUTIONS} institutions; ${CALLS} calls each, twenty rows with the exact total.`],
  })
} finally {
  await cluster.stop()
}
