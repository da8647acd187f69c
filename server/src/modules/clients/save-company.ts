import type { CompanyValues, companies } from '@hdoc/contract/clients/companies.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { grant } from '../../platform/auth/grant.ts'
import { savedRow } from '../../platform/http/answers/answers.ts'
import { checkVersion } from '../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { canEditCompany } from './policy.ts'
import { presentCompany } from './present.ts'
import {
  addCompany,
  type EditableCompany,
  findCompany,
  lockCompany,
  updateCompany,
} from './queries/companies.ts'

type Calls = typeof companies.calls
type SaveCtx = Pick<StaffCtx, 'db' | 'actor' | 'clock'>

async function getCompany(ctx: SaveCtx, id: number): Promise<EditableCompany> {
  const row = await findCompany(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return grant('company.edit', row, canEditCompany(ctx.actor))
}

const fieldsOf = ({ name, cui, address, phone, email, contact_person }: CompanyValues): CompanyValues => ({
  name,
  cui,
  address,
  phone,
  email,
  contact_person,
})

/** Adds a company and its audit entry; also for an institution that is its own contracting company. */
export async function recordCompany(ctx: SaveCtx, values: CompanyValues): Promise<number> {
  const id = await addCompany(ctx.db, values)
  await recordAudit(ctx, {
    action: 'company.created',
    subjectType: 'company',
    subjectId: id,
    after: values,
  })
  return id
}

export async function createCompany(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const id = await recordCompany(ctx, body)
  return savedRow(ctx.language, presentCompany(await getCompany(ctx, id), ctx.actor))
}

export async function changeCompany(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  await lockCompany(ctx.db, body.id)
  const company = await getCompany(ctx, body.id)
  await checkVersion(ctx.db, {
    type: 'company',
    id: company.id,
    version: company.version,
    sent: body.version,
  })
  const values = { ...company, ...body.values }
  await updateCompany(ctx.db, company, values)
  await recordAudit(ctx, {
    action: 'company.updated',
    subjectType: 'company',
    subjectId: company.id,
    before: fieldsOf(company),
    after: fieldsOf(values),
  })
  return savedRow(ctx.language, presentCompany(await getCompany(ctx, company.id), ctx.actor))
}
