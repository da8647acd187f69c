import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { testSuperuserUrl } from '../../src/platform/env.ts'
import { ensureTemplate } from './cluster.ts'
import { startTestCluster } from './start-test-cluster.ts'

/**
 * Runs once for each run of the project `http`. Provides the database server (the one that the test command
 * started, or one of its own), the template database in it, and the folder of all data folders.
 */
export default async function setUpTests(project: TestProject): Promise<() => Promise<void>> {
  const dataRoot = mkdtempSync(join(tmpdir(), 'hdoc-data-'))
  project.provide('dataRoot', dataRoot)
  const stopDatabase = await setUpDatabase(project)
  return async () => {
    await stopDatabase()
    rmSync(dataRoot, { recursive: true, force: true })
  }
}

async function setUpDatabase(project: TestProject): Promise<() => Promise<void>> {
  const given = testSuperuserUrl()
  if (given !== undefined) {
    project.provide('superuserUrl', given)
    project.provide('templateDatabase', await ensureTemplate(given))
    return async () => undefined
  }
  const { superuserUrl, stop } = await startTestCluster()
  try {
    project.provide('superuserUrl', superuserUrl)
    project.provide('templateDatabase', await ensureTemplate(superuserUrl))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
