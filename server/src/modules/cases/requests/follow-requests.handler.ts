import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { countInEach } from '../../institutions/index.ts'
import { dataEnded } from '../events/index.ts'
import { readCase } from '../record/load-case.ts'
import { lockHeld } from '../record/queries/case-documents.ts'
import { lockCases } from '../record/queries/cases.ts'
import { program } from '../record/wake-shares.ts'
import { endRequest } from './end-request.ts'
import { mailRequest } from './mail/mail-request.ts'
import { dropOldAnswerFiles } from './queries/answers.ts'
import { takeReminders } from './queries/mails.ts'
import { findRequest, listExpired } from './queries/requests.ts'

/** A reminder leaves this many days before the last one. */
const REMINDER_DAYS = 3
const DAY_MS = 86_400_000

/** Ends one request under the lock of its case; one that was answered meanwhile stays as it is. */
async function expire(db: TenantDb, id: number, now: Date): Promise<void> {
  const found = await findRequest(db, id)
  if (!found) return
  await lockCases(db, [found.case_id])
  await lockHeld(db, [found.case_id])
  const file = await readCase(db, found.case_id, localDate(now))
  const request = await findRequest(db, id)
  if (!file || request?.state !== 'open') return
  await endRequest({ db, actor: program, language: 'ro', now }, file, request, { state: 'expired' })
  await emit(db, dataEnded, { case_id: found.case_id, request_id: id }, now)
}

async function followAll(services: JobServices, institution: number): Promise<number> {
  const { database, clock, log, files } = services
  const now = clock.now()
  const today = localDate(now)
  const inside = <T>(work: (db: TenantDb) => Promise<T>) => database.inInstitution(institution, work)
  const { results: ended } = await eachInTurn(
    await inside((db) => listExpired(db, today)),
    (id) => inside((db) => expire(db, id, now)),
    (err, id) => log.error({ err, institution, request: id }, 'a data request could not be ended'),
  )
  await inside(async (db) => {
    const due = await takeReminders(db, { today, untilOn: addDays(today, REMINDER_DAYS), at: now })
    for (const id of due) await enqueueJob(db, mailRequest, { request_id: id, mail: 'reminder' })
  })
  const pieces = await inside((db) => dropOldAnswerFiles(db, new Date(now.getTime() - DAY_MS)))
  for (const name of pieces) await files.deletePiece(name)
  return ended.length
}

export async function handle(services: JobServices): Promise<void> {
  const ended = await countInEach(
    services,
    'end data requests whose last day is over, and remind of others',
    (id) => followAll(services, id),
  )
  if (ended > 0) services.log.info({ requests: ended }, 'data requests ended')
}
