import { docTypeCalls } from '@hdoc/contract/doc-types/doc-type-calls.ts'
import { docTypes } from '@hdoc/contract/doc-types/doc-types.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { metaOf } from '../../platform/db/list/list-sql.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { listDepartments } from '../access/index.ts'
import { presentDocType } from './present.ts'
import { findDocType, getDocTypeForm, listDocTypeOptions, listDocTypes } from './queries.ts'
import { changeDocType, createDocType } from './save-doc-type.ts'

const { calls } = docTypes

export const docTypeRoutes: Route[] = [
  route(calls.list, async ({ db, actor }, { list }) => {
    const { rows, total } = await listDocTypes(db, list)
    return { data: rows.map((row) => presentDocType(row, actor)), meta: metaOf(list, total, rows.length) }
  }),
  route(calls.get, async ({ db, actor }, { params }) => {
    const row = await findDocType(db, params.id)
    if (!row) throw new AppError('NOT_FOUND')
    return presentDocType(row, actor)
  }),
  route(calls.add, createDocType),
  route(calls.update, changeDocType),
  route(docTypeCalls.form, async ({ db }) => ({
    ...(await getDocTypeForm(db)),
    groups: await listDepartments(db),
  })),
  route(calls.options, ({ db }, { query }) => listDocTypeOptions(db, query)),
]
