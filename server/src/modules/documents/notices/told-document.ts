import type { TenantDb } from '../../../platform/db/database.ts'
import type { Person, Telling } from '../../notifications/index.ts'
import { levelCode } from '../record/access-level.ts'
import type { ToldDocument } from './queries.ts'

type Subject = Telling<'document_assigned'>['subject']

const RESTRICTED = levelCode('restricted')

/** A document as a notice names it. What a restricted one is about stays in the document. */
export const subjectOf = ({ id, number, short_description, access_level }: ToldDocument): Subject => ({
  id,
  number,
  title: access_level < RESTRICTED ? short_description : '',
})

/** Whether a department with the document sees it, its head too. */
export const isOpenToDepartment = ({ access_level }: Pick<ToldDocument, 'access_level'>): boolean =>
  access_level < RESTRICTED

/** People of the institution itself. */
export const ownPeople = (db: TenantDb, ids: readonly number[]): Person[] =>
  ids.map((id) => ({ institutionId: db.institutionId, id }))
