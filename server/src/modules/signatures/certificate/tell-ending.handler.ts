import { WARNED_DAYS } from '@hdoc/contract/signatures/signing-certificate.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { tell } from '../../notifications/index.ts'
import { findEnding, listAdministrators, listEnding } from './queries.ts'

const DAY_MS = 86_400_000
/** Days before the end at which administrators are told. */
const STEPS = [1, 7, 30, WARNED_DAYS] as const

async function tellOne(db: TenantDb, now: Date): Promise<void> {
  const ending = await findEnding(db, new Date(now.getTime() + WARNED_DAYS * DAY_MS))
  if (!ending) return
  const left = (new Date(ending.valid_until).getTime() - now.getTime()) / DAY_MS
  const step = left < 0 ? undefined : STEPS.find((days) => left <= days)
  if (step === undefined) return
  await tell(db, {
    text: 'certificate_ending',
    values: { name: ending.name, on: localDate(new Date(ending.valid_until)) },
    subject: { id: db.institutionId, number: '' },
    cause: `certificate:${ending.serial}:${step}`,
    at: now,
    persons: (await listAdministrators(db)).map(({ id }) => ({ institutionId: db.institutionId, id })),
  })
}

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const now = clock.now()
  const ending = await database.asPlatform('find certificates that end soon', (db) =>
    listEnding(db, new Date(now.getTime() + WARNED_DAYS * DAY_MS)),
  )
  for (const { institution_id } of ending)
    await database.inInstitution(institution_id, (db) => tellOne(db, now))
  log.info({ certificates: ending.length }, 'looked for certificates that end soon')
}
