import { complaintTypes } from '@hdoc/contract/complaints/complaint-types.ts'
import { publicComplaintCalls } from '@hdoc/contract/complaints/public-complaints.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import { presentComplaintType, presentOffered } from './present.ts'
import {
  findComplaintType,
  listActiveTypes,
  listComplaintTypeOptions,
  listComplaintTypes,
} from './queries.ts'
import { changeComplaintType, createComplaintType } from './save-type.ts'

const { calls } = complaintTypes

export const complaintTypeRoutes: Route[] = [
  route(calls.list, async ({ db, actor }, { list }) => {
    const { rows, total } = await listComplaintTypes(db, list)
    return {
      data: rows.map((row) => presentComplaintType(row, actor)),
      meta: metaOf(list, total, rows.length),
    }
  }),
  route(calls.get, async ({ db, actor }, { params }) => {
    const row = await findComplaintType(db, params.id)
    if (!row) throw new AppError('NOT_FOUND')
    return presentComplaintType(row, actor)
  }),
  route(calls.add, createComplaintType),
  route(calls.update, changeComplaintType),
  route(calls.options, ({ db }, { query }) => listComplaintTypeOptions(db, query)),
  route(publicComplaintCalls.types, async ({ database, caller }) =>
    database.inInstitution(
      caller.host.institutionId,
      async (db) => (await listActiveTypes(db)).map(presentOffered),
      { readOnly: true },
    ),
  ),
]
