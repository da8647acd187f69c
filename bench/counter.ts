// Ten papers of known issuers registered at the counter in a real browser: keystrokes beside the text itself, and time
// at a person's pace of typing.
import { spawnSync } from 'node:child_process'
import { openBrowser, type Page } from '../e2e/support/open-browser.ts'
import { PROJECT_DIR } from '../server/src/platform/env.ts'
import { testSecrets } from '../server/test/database/test-secrets.ts'
import { clerk, fillInstitution, HOST, PASSWORD } from '../server/test/load/fill-institution.ts'
import { sealIssuers } from '../server/test/load/seal-issuers.ts'
import { counterPapers, fillCounter } from './support/counter-papers.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { quantile } from './support/figures/quantile.ts'
import { scriptPerKey } from './support/script-per-key.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { startServer } from './support/servers/start-server.ts'

/** 200 keys a minute, a slow typist; and a look at the screen before each choice is taken. */
const KEY_MS = 300
const LOOK_MS = 1000
const GOAL = { keys: 25, seconds: 30, msOfKey: 4 }
const ISSUERS = 5000

type Pressed = { beside: number; text: number }
const none = 'window.pressed = { beside: 0, text: 0 }'

/** Runs in the page: counts every key that goes down, modifiers too; those that write the subject apart. */
const countKeys = `
  ${none}
  addEventListener('keydown', (event) => {
    const writes = event.key.length === 1 && !event.ctrlKey && !event.altKey
    window.pressed[writes && event.target instanceof HTMLTextAreaElement ? 'text' : 'beside'] += 1
  }, true)`

const write = (page: Page, text: string) => page.keyboard.type(text, { delay: KEY_MS })

async function press(page: Page, key: string): Promise<void> {
  await page.waitForTimeout(KEY_MS)
  await page.keyboard.press(key)
}

/** Types until the line wanted is the one that Enter takes, looks, and takes it. */
async function choose(page: Page, typed: string, wanted: string): Promise<void> {
  await write(page, typed)
  await page.locator('[data-combobox-selected]', { hasText: wanted }).waitFor()
  await page.waitForTimeout(LOOK_MS)
  await page.keyboard.press('Enter')
}

const focused = (page: Page, path: string) => page.locator(`[data-path="${path}"]:focus`).waitFor()

type Measured = { rows: string[][]; msOfKey: number }

async function registerPapers(page: Page, port: number): Promise<Measured> {
  const site = `http://${HOST}:${port}/#/`
  page.setDefaultTimeout(10_000)
  await page.addInitScript({ content: countKeys })
  await page.goto(`${site}login`)
  await page.getByLabel(/Utilizator sau e-mail/).fill(clerk(1))
  await page.getByLabel(/^Parola/).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/dashboard/)
  await page.goto(`${site}document/new`)
  await page.locator('[data-path="short_description"]').focus()
  const msOfKey = await scriptPerKey(page)
  tell(`script for each key of the subject: ${msOfKey.toFixed(2)} ms`)
  await page.locator('[data-path="short_description"]').fill('')
  await page.getByLabel('Rămân aici pentru următorul document').check()
  await page.locator('[data-path="doc_type_id"]').focus()
  const rows: string[][] = []
  const last = page.getByRole('region', { name: 'Înregistrate la rând' }).getByRole('status')
  let before = ''
  for (const paper of counterPapers) {
    await focused(page, 'doc_type_id')
    await page.evaluate(none)
    const start = performance.now()
    await choose(page, paper.type.typed, paper.type.name)
    await choose(page, paper.issuer.typed, paper.issuer.name)
    await focused(page, 'short_description')
    await write(page, paper.subject)
    await press(page, 'Control+s')
    await last.filter({ hasNotText: before || 'nothing yet' }).waitFor()
    const seconds = (performance.now() - start) / 1000
    before = (await last.textContent()) ?? ''
    const { beside, text } = await page.evaluate<Pressed>('window.pressed')
    const number = /\S+$/.exec(before)?.[0] ?? ''
    tell(`${number}: ${beside} keys, ${seconds.toFixed(1)} s`)
    rows.push([paper.issuer.name, paper.type.name, String(beside), String(text), seconds.toFixed(1)])
  }
  return { rows, msOfKey }
}

const built = spawnSync('npm', ['run', 'build', '--silent'], {
  cwd: PROJECT_DIR,
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (built.status !== 0) throw new Error('the web part could not be built')
const cluster = await startCluster()
const browser = await openBrowser()
try {
  const { urls, superuser } = await cluster.database('counter')
  const { institutionId } = await fillInstitution(superuser, ISSUERS)
  await sealIssuers(superuser, institutionId, testSecrets)
  await fillCounter(superuser, institutionId)
  const server = await startServer({ urls, dataDir: cluster.folder })
  const context = await browser.newContext({ locale: 'ro-RO', viewport: { width: 1440, height: 900 } })
  const { rows, msOfKey } = await registerPapers(await context.newPage(), server.port).finally(() =>
    server.stop(),
  )
  const column = (n: number) => rows.map((row) => Number(row[n]))
  const most = { keys: Math.max(...column(2)), seconds: Math.max(...column(4)) }
  printTable(
    'counter: ten papers of known issuers, by keyboard',
    ['issuer', 'type', 'keys beside the text', 'keys of the text', 'seconds'],
    rows,
    {
      postgresVersion: cluster.postgresVersion,
      notes: [
        `${KEY_MS} ms a key, ${LOOK_MS} ms of looking before each of two choices, ${ISSUERS} issuers in the directory. Modifiers count as keys.`,
        `Goal: at most ${GOAL.keys} keys beside the text and under ${GOAL.seconds} s each. Most: ${most.keys} keys, ${most.seconds} s; median ${quantile(column(2), 0.5)} keys, ${quantile(column(4), 0.5)} s.`,
        `Script for each key of the subject, processor four times slower: ${msOfKey.toFixed(2)} ms. Goal: under ${GOAL.msOfKey} ms.`,
      ],
    },
  )
  if (most.keys > GOAL.keys || most.seconds >= GOAL.seconds || msOfKey >= GOAL.msOfKey) process.exitCode = 1
} finally {
  await browser.close()
  await cluster.stop()
}
