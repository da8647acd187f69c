import './run/compiled-code.ts'
import { renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenSettings, readStartSettings, type Settings } from '../platform/env.ts'
import { createLog, type Log, silentLog } from '../platform/log.ts'
import { parts } from './parts.ts'
import { checkPort } from './run/check-port.ts'
import { takeDataFolder } from './run/data-folder.ts'
import { runCommand, say } from './run/run-command.ts'
import { runUntilStopped, type Shutdown } from './run/shutdown.ts'
import { startBlock } from './run/start-block.ts'
import { startOwnDatabase } from './run/use-database.ts'

const KEPT_LOG_BYTES = 50 * 1024 * 1024

let log: Log = silentLog

/** `npm start` keeps the terminal for the block it prints; the log goes to a file of the data folder. */
function settingsOfStart(): OpenSettings {
  const settings = readStartSettings()
  return { ...settings, logFile: settings.logFile ?? join(settings.dataDir, 'logs/hdoc.log') }
}

function openLog(settings: OpenSettings): Log {
  const file = settings.logFile ?? ''
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > KEPT_LOG_BYTES) renameSync(file, `${file}.1`)
  return createLog(settings)
}

/**
 * Gives the demo its own stand-in for the company service, on this machine alone, unless the settings name
 * another service.
 */
async function withCompanyService(settings: Settings, shutdown: Shutdown): Promise<Settings> {
  const { companyLookup, demo } = settings
  if (!demo || !companyLookup.enabled || companyLookup.configured) return settings
  const service = await parts.startCompanyService()
  shutdown.add('company service', () => service.close())
  return { ...settings, companyLookup: { ...companyLookup, url: service.url, privateHosts: ['127.0.0.1'] } }
}

/**
 * Gives the demo its own stand-ins for the servers that mails, text messages and pushes go to, unless the settings name
 * others.
 */
async function withStandIns(settings: Settings, shutdown: Shutdown): Promise<Settings> {
  if (!settings.demo) return settings
  const standIns = await parts.startStandIns(settings.dataDir)
  shutdown.add('stand-ins', () => standIns.close())
  await parts.pointScripts(settings, standIns.scriptUrl)
  const { smtpUrl = standIns.smtpUrl, sms, push } = settings
  const here = ['127.0.0.1']
  return {
    ...settings,
    smtpUrl,
    sms: sms ?? {
      url: standIns.smsUrl,
      header: standIns.smsHeader,
      body: '{"to":"{to}","text":"{text}","id":"{id}"}',
      privateHosts: here,
    },
    push: { hosts: [...push.hosts, ...here], privateHosts: [...push.privateHosts, ...here] },
  }
}

/**
 * Starts everything on one machine. Checks that are cheap to refuse come first, then the database, the demo,
 * the worker and the server; what the first page does not need comes after it is there.
 */
async function start(shutdown: Shutdown): Promise<void> {
  const open = settingsOfStart()
  const folder = takeDataFolder(open.dataDir)
  shutdown.add('data folder', () => folder.release())
  log = openLog(open)
  await checkPort(open.host, open.port)
  if (shutdown.isRequested()) return

  // What cannot be loaded says so where it is used.
  parts.preload().catch(() => undefined)
  const database = await startOwnDatabase(open, folder, log)
  shutdown.add('database', () => database.close())
  if (shutdown.isRequested()) return

  const { needsYears } = open.demo ? await parts.seedMonth(database.settings) : { needsYears: false }
  if (shutdown.isRequested()) return

  const asked = await withCompanyService(database.settings, shutdown)
  const settings = await withStandIns(asked, shutdown)
  const worker = await parts.startWorker(settings)
  shutdown.add('worker', () => worker.close())
  const server = await parts.startServer(settings, worker)
  shutdown.add('server', () => server.close())
  const demo = open.demo ? await parts.demoIntroduction() : undefined
  say(startBlock(database.settings, demo))
  if (!needsYears || shutdown.isRequested()) return
  const years = await parts.startYears(database.settings, log)
  shutdown.add('years of the demo', () => years.close())
}

await runCommand(async () => {
  await runUntilStopped(start, () => log)
  return 0
})
