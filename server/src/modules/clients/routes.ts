import { companies } from '@hdoc/contract/clients/companies.ts'
import { institutions } from '@hdoc/contract/clients/institutions.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { metaOf } from '../../platform/db/list/list-sql.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { bringFromCatalogue, showCatalogue } from './bring-from-catalogue.ts'
import { changeClient } from './change-client.ts'
import { createClient } from './create-client.ts'
import { showClient } from './get-client.ts'
import { chooseClients, showClients } from './list-clients.ts'
import { presentCompany } from './present.ts'
import { listCatalogue } from './queries/catalogue.ts'
import { findCompany, listCompanies, listCompanyOptions } from './queries/companies.ts'
import { changeCompany, createCompany } from './save-company.ts'

const { calls } = institutions

export const clientRoutes: Route[] = [
  route(companies.calls.list, async ({ db, actor }, { list }) => {
    const { rows, total } = await listCompanies(db, list)
    return { data: rows.map((row) => presentCompany(row, actor)), meta: metaOf(list, total, rows.length) }
  }),
  route(companies.calls.get, async ({ db, actor }, { params }) => {
    const row = await findCompany(db, params.id)
    if (!row) throw new AppError('NOT_FOUND')
    return presentCompany(row, actor)
  }),
  route(companies.calls.add, createCompany),
  route(companies.calls.update, changeCompany),
  route(companies.calls.options, ({ db }, { query }) => listCompanyOptions(db, query)),
  route(calls.list, showClients),
  route(calls.get, showClient),
  route(calls.add, createClient),
  route(calls.update, changeClient),
  route(calls.options, chooseClients),
  route(calls.form, async ({ db, settings }) => ({
    base_domain: settings.baseDomain,
    ...(await listCatalogue(db)),
  })),
  route(calls.catalogue, showCatalogue),
  route(calls.bring, bringFromCatalogue),
]
