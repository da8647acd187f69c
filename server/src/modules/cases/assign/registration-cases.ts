import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import {
  findDocument,
  findVisibleTo,
  type RegisteredInCase,
  type RegistrationCases,
  type Work,
} from '../../documents/index.ts'
import { addToCase, checkRoom } from '../documents/add-document.ts'
import { holdsDocument, lockHeld } from '../record/queries/case-documents.ts'
import { type CaseRow, findCase, lockCases } from '../record/queries/cases.ts'
import { listHeaded } from '../record/queries/people.ts'
import { listShares } from '../record/queries/shares.ts'
import { settleCase } from '../record/settle-case.ts'
import { mayChangeCase } from '../rules/case-policy.ts'
import { belongsTo, canWriteResolution } from '../rules/give-rules.ts'
import type { Worker } from '../rules/worker.ts'
import { type CheckedWish, checkWishes } from './check-wishes.ts'
import { openCaseOf } from './open-case.ts'

const workerOf = async (db: TenantDb, { actor }: RegisteredInCase): Promise<Worker> => ({
  actor,
  heads: await listHeaded(db, actor),
  // Whoever registers gives work in their own name.
  standsFor: [],
})

/** With the issuer of the document it began with. */
type Joined = CaseRow & { issuer_id: number | null }

/** An open case that the person sees; what is invisible does not exist. */
async function getJoined(db: TenantDb, { actor, wish }: RegisteredInCase): Promise<Joined | undefined> {
  if (wish.case_id === null) return undefined
  const row = await findCase(db, wish.case_id)
  const origin = row && (await findVisibleTo(db, actor, row.origin_id))
  if (!origin) throw new AppError('VALIDATION', {}, { fields: { 'case.case_id': [{ key: 'reference' }] } })
  if (row.status === 'closed') throw new AppError('CASE_CLOSED')
  return { ...row, issuer_id: origin.issuer_id }
}

/** A paper that does not belong to the case is brought in only by who may change it. */
async function checkBelonging(db: TenantDb, registration: RegisteredInCase, joined: Joined): Promise<void> {
  const { belongs } = registration
  if (belongsTo(belongs, joined.issuer_id)) return
  if (belongs.answersId !== null && (await holdsDocument(db, joined.id, belongs.answersId))) return
  const state = { isClosed: false, shares: await listShares(db, joined.id) }
  const decision = mayChangeCase(await workerOf(db, registration), state, 'add_document')
  grant('workcase.add_document', joined, decision)
}

/**
 * Whoever registers chooses the department in charge; more people and groups take the right to give work. An own deadline
 * is never after the document's, which is known once it has its number.
 */
async function checkShares(
  db: TenantDb,
  registration: RegisteredInCase,
  deadlineOn: string | null,
): Promise<CheckedWish[]> {
  if (registration.wish.shares.length === 0) return []
  const worker = await workerOf(db, registration)
  const checking = { worker, deadlineOn, isBack: true, path: 'case.shares' }
  return checkWishes(db, checking, registration.wish.shares)
}

/** What registrations ask of cases, in their own transaction (decision 0178). */
export const casesOfRegistrations: RegistrationCases = {
  async hold(db, caseIds) {
    await lockCases(db, caseIds)
    await lockHeld(db, caseIds)
  },

  async check(db, registration) {
    const joined = await getJoined(db, registration)
    if (joined) {
      await checkRoom(db, joined, null)
      await checkBelonging(db, registration, joined)
    }
    await checkShares(db, registration, null)
    const { resolution } = registration.wish
    if (resolution !== '')
      grant('workcase.resolution', registration, canWriteResolution(await workerOf(db, registration)))
  },

  async follow(db, registration) {
    const { actor, wish, groupId, documentId, at, fixedNow } = registration
    const work: Work = { db, actor, language: 'ro', now: at }
    const document = await findDocument(db, { all: true }, actor, documentId)
    if (!document) throw new AppError('NOT_FOUND')
    const joined = await getJoined(db, registration)
    if (joined) {
      await addToCase(work, joined, document, 'worked')
      return { id: joined.id, number: joined.number }
    }
    const { id, number } = await openCaseOf(work, {
      document,
      title: '',
      shares: await checkShares(db, registration, document.deadline_on),
      resolution: wish.resolution,
      department: groupId === null ? null : { id: groupId, name: document.group_name ?? '' },
      fixedNow,
    })
    return { id, number }
  },

  async settle(db, joins) {
    const byCase = Map.groupBy(joins, ({ caseId }) => caseId)
    for (const [caseId, own] of [...byCase].sort(([one], [other]) => one - other)) {
      const row = await findCase(db, caseId)
      const last = own.at(-1)
      if (!row || !last) continue
      const broughtBy = new Map(own.map(({ documentId, actor }) => [documentId, actor]))
      await settleCase({ db, actor: last.actor, language: 'ro', now: last.at }, row, { broughtBy })
    }
  },
}
