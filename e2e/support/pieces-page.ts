import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'

const web = join(import.meta.dirname, '../../web')
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')

/** The web part as for development, which alone has the page of pieces. */
export function buildForDevelopment(folder: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--logLevel', 'error'],
    { cwd: web, env: { ...process.env, NODE_ENV: 'development' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`the web part could not be built: ${stderr}`)
}

/** Opens a page of that build for a guest; there is no server behind it. */
export async function openFromFolder(page: Page, folder: string, hash: string): Promise<void> {
  const site = 'http://pieces.localhost'
  await page.route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/api/status')
      return route.fulfill({ json: { success: true, check: false, user: null, institution: null } })
    const path = join(folder, pathname === '/' ? 'index.html' : pathname)
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
  await page.goto(`${site}/${hash}`)
}
