import { randomBytes } from 'node:crypto'
import { databaseUrl } from '../../src/app/embedded-postgres/database-urls.ts'
import { ensureDatabase } from '../../src/app/embedded-postgres/ensure-database.ts'
import { seedDemo } from '../../src/demo/seed-demo.ts'
import { type ManualClock, manualClock } from '../../src/platform/clock.ts'
import { openConnection } from '../../src/platform/db/open-connection.ts'
import type { Subjects } from '../calls/subjects.ts'
import { dropDatabase } from '../database/cluster.ts'
import { openServices, settingsOf } from '../matrix/open-services.ts'
import { plantSubjects } from '../matrix/plant-subjects.ts'
import type { Values } from './well-meant.ts'

/** A database with the demo and a row of every kind, to be cloned for each round. */
export interface FilledDemo {
  clock: ManualClock
  idsFor: Values['idsFor']
  /** Clones the database with all its rows; gives the clone's name. */
  clone(): Promise<string>
  drop(name: string): Promise<void>
  close(): Promise<void>
}

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Kinds of rows that are not among the planted ones have ids up to this in the demo. */
const FEW = 30

function idsOf(subjects: Subjects): Values['idsFor'] {
  const planted = new Map(Object.entries(subjects).filter(([, value]) => typeof value === 'number'))
  const small = Array.from({ length: FEW }, (_, n) => n + 1)
  return (name, tag) => {
    const of = name === 'id' || name === 'ids' ? tag : name.replace(/_ids?$/, '')
    const known = planted.get(`${camel(of)}Id`)
    return typeof known === 'number' ? [known, known, known, ...small] : small
  }
}

export async function fillDemo(superuserUrl: string, template: string, dataDir: string): Promise<FilledDemo> {
  const base = `hdoc_fuzz_${randomBytes(6).toString('hex')}`
  const clock = manualClock('2026-11-20T13:00:00+02:00')
  await ensureDatabase(superuserUrl, base, { template })
  const settings = settingsOf(superuserUrl, base, dataDir)
  await seedDemo(settings, clock)
  const services = await openServices(settings, clock)
  const superuser = await openConnection(databaseUrl(superuserUrl, base))
  let subjects: Subjects
  try {
    subjects = await plantSubjects(services, superuser, 1)
  } finally {
    await superuser.end()
    await services.database.close()
  }
  let clones = 0
  return {
    clock,
    idsFor: idsOf(subjects),
    clone: async () => {
      const name = `${base}_${++clones}`
      await ensureDatabase(superuserUrl, name, { template: base })
      return name
    },
    drop: (name) => dropDatabase(superuserUrl, name),
    close: () => dropDatabase(superuserUrl, base),
  }
}
