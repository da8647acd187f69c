import { AppError } from '@hdoc/contract/failures/errors.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { DocumentRow, Work } from '../../documents/index.ts'
import { caseOpened } from '../events/index.ts'
import { caseNumberError } from '../number/number-refusal.ts'
import { openCase } from '../number/queries.ts'
import { addCaseDocument } from '../record/queries/case-documents.ts'
import { type CaseRow, findCase } from '../record/queries/cases.ts'
import { settleCase } from '../record/settle-case.ts'
import { traceCase } from '../record/trace-case.ts'
import type { CheckedWish } from './check-wishes.ts'
import { type Given, giveWork, tellGiven } from './give-work.ts'

export type CaseToOpen = {
  document: DocumentRow
  title: string
  shares: readonly CheckedWish[]
  resolution: string
  /** The department that is in charge when nobody was chosen. */
  department: { id: number; name: string } | null
  /** null = the database's clock at the lock of the counter. */
  fixedNow: Date | null
}

const LONGEST_TITLE = 300

/** Those who are to work on it; somebody is always in charge, if only whoever is still to be chosen. */
function givenOf({ shares, department, resolution }: CaseToOpen): Given[] {
  if (shares.length > 0)
    return shares.map(({ group, group_id, user_id, role, deadline_on }) => ({
      group_id,
      group_name: group.name,
      user_id,
      role,
      deadline_on,
      resolution,
    }))
  return [
    {
      group_id: department?.id ?? null,
      group_name: department?.name ?? '',
      user_id: null,
      role: 'lead',
      deadline_on: null,
      resolution,
    },
  ]
}

/**
 * Opens a case for a document that the caller holds locked. The number comes as late as it can: the counter is
 * locked until the end of the transaction.
 */
export async function openCaseOf(work: Work, wanted: CaseToOpen): Promise<CaseRow> {
  const { db, actor, now } = work
  const { document, resolution, fixedNow } = wanted
  if (document.in_case)
    throw new AppError('DOCUMENT_IN_OTHER_CASE', {
      document: document.number,
      number: document.in_case.number,
    })
  const title = wanted.title || document.short_description.slice(0, LONGEST_TITLE)
  const opening = { originId: document.id, title, resolution, by: actor.name }
  const { id } = await openCase(db, fixedNow, opening).catch((error: unknown) => {
    throw caseNumberError(error)
  })
  const found = await findCase(db, id)
  if (!found) throw new AppError('NOT_FOUND')
  const row = grant('workcase.change', found, allowed)
  addCaseDocument(db, id, { documentId: document.id, role: 'origin', at: now, by: actor.name })
  const given = givenOf(wanted)
  for (const one of given) await giveWork(work, row, one)
  const assigned = await tellGiven(work, given)
  await traceCase(work, id, {
    action: 'workcase.opened',
    after: {
      number: row.number,
      title,
      document: document.number,
      ...(assigned !== '' && { assigned }),
      ...(resolution !== '' && { resolution }),
    },
  })
  await emit(db, caseOpened, { case_id: id, document_id: document.id }, now)
  await settleCase(work, row)
  return row
}
