import { readdirSync, readFileSync } from 'node:fs'
import { clusterHome } from '../../src/app/embedded-postgres/cluster-home.ts'
import { livePostmaster } from '../../src/app/embedded-postgres/postmaster.ts'

function childrenOf(parent: number): number[] {
  const isChild = (pid: string): boolean => {
    try {
      const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) === parent
    } catch {
      return false
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isChild(name))
    .map(Number)
}

/** Sends a signal to the PostgreSQL of a data folder: the first process and all that it has started. */
function signalPostgres(dataDir: string, signal: NodeJS.Signals): void {
  const postmaster = livePostmaster(clusterHome(dataDir).clusterDir)
  if (postmaster === undefined) throw new Error(`no PostgreSQL runs in ${dataDir}`)
  const tree = [postmaster.pid, ...childrenOf(postmaster.pid)]
  for (const pid of tree) {
    try {
      process.kill(pid, signal)
    } catch {
      // A process of the tree that ended by itself meanwhile.
    }
  }
}

/** Kills it with kill -9, as when the power goes. */
export const killPostgres = (dataDir: string): void => signalPostgres(dataDir, 'SIGKILL')

/** Stops it where it is, as when its disk or its machine hangs; it keeps its connections and answers nothing. */
export const freezePostgres = (dataDir: string): void => signalPostgres(dataDir, 'SIGSTOP')

export const thawPostgres = (dataDir: string): void => signalPostgres(dataDir, 'SIGCONT')
