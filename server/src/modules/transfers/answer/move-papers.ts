import { allowed, grant } from '../../../platform/auth/grant.ts'
import { type LockedCases, moveWork } from '../../cases/index.ts'
import { letTransferrersSee, moveLoosePapers, storePaperHolder, type Work } from '../../documents/index.ts'
import type { SheetFile } from '../record/load-sheet.ts'
import { findGroup } from '../record/queries/sheets.ts'
import { readsPaper } from '../rules/reads-paper.ts'
import { type AnsweredRow, listTakenUpAtOnce, storeCustody } from './queries.ts'

type Sheet = Pick<SheetFile['sheet'], 'sent_by_institution_id' | 'sent_by_id' | 'to_group_id' | 'to_user_id'>
type Taken = SheetFile & { cases: LockedCases }

/** What no case works on lies with the department that took it. */
async function moveLoose(
  work: Work,
  rows: readonly AnsweredRow[],
  group: { id: number; name: string },
): Promise<void> {
  const atOnce = await listTakenUpAtOnce(
    work.db,
    rows.map(({ document_id }) => document_id),
  )
  await moveLoosePapers(
    work,
    rows.map((row) => grant('document.move', row, allowed)),
    group,
    atOnce,
  )
}

/** The person a sheet is for, if they still work in its department; whoever has left since gets neither work nor sight. */
async function personOf({ db }: Work, { to_group_id, to_user_id }: Sheet): Promise<number | null> {
  if (to_group_id === null || to_user_id === null) return null
  const group = await findGroup(db, to_group_id)
  return group?.memberIds.includes(to_user_id) ? to_user_id : null
}

/**
 * Whoever took papers over sees them, and so does the person they were for. Who sent them as well (people may be of
 * both departments) has taken nothing over from anybody, and opens to nobody what they may not read.
 */
async function letReceiversSee(
  { db, actor }: Work,
  { sent_by_institution_id, sent_by_id, to_user_id }: Sheet,
  rows: readonly AnsweredRow[],
): Promise<void> {
  const isSender = sent_by_id === actor.id && sent_by_institution_id === actor.institutionId
  const isOwn = actor.institutionId === db.institutionId
  const ids = [...(isOwn ? [actor.id] : []), ...(to_user_id === null ? [] : [to_user_id])]
  await letTransferrersSee(
    db,
    rows.filter((row) => !isSender || readsPaper(row)).map(({ document_id }) => document_id),
    [...new Set(ids)],
  )
}

/**
 * Moves what was accepted: the paper, if there is one, the work of the sender in the case, and without a case the
 * department. Everything that moves is locked.
 */
export async function movePapers(
  work: Work,
  { sheet, cases }: Taken,
  rows: readonly AnsweredRow[],
): Promise<void> {
  if (rows.length === 0 || sheet.to_group_id === null) return
  const { db, actor, now } = work
  const to = { id: sheet.to_group_id, name: sheet.to_group_name ?? '' }
  const papers = rows.filter(({ on_paper }) => on_paper)
  await storeCustody(db, papers, to.id, { actor, at: now })
  await storePaperHolder(
    db,
    papers.map((row) => grant('document.move', row, allowed)),
    to.id,
  )
  const userId = await personOf(work, sheet)
  await letReceiversSee(work, { ...sheet, to_user_id: userId }, rows)
  await moveLoose(
    work,
    rows.filter(({ document_id }) => !cases.has(document_id)),
    to,
  )
  const from = { id: sheet.from_group_id, name: sheet.from_group_name }
  // Mostly the desk hands over what the receiver works on already: then the case stays as it is.
  const moved = rows.flatMap(({ document_id: documentId, share_groups }) => {
    const caseId = cases.get(documentId)
    return caseId === undefined || !share_groups.includes(from.id) ? [] : [{ caseId, documentId }]
  })
  await moveWork(work, moved, { from, to, userId, sheet: sheet.number ?? '' })
}
