import type { InstitutionValues } from '@hdoc/contract/clients/institution-values.ts'
import type { institutions } from '@hdoc/contract/clients/institutions.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { auditActor } from '../../platform/auth/actor.ts'
import { savedRow } from '../../platform/http/answers/answers.ts'
import { checkVersion } from '../../platform/http/call/check-version.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { acrossClients } from './across-clients.ts'
import { checkHosts, claimHosts } from './claim-hosts.ts'
import { clientFields } from './client-fields.ts'
import { contractingCompany } from './contracting-company.ts'
import { getClient } from './get-client.ts'
import { presentClient } from './present.ts'
import { lockClient, saveContract, updateClientInstitution } from './queries/clients.ts'
import { releaseHosts } from './queries/hosts.ts'

type Call = typeof institutions.calls.update

const contractFields = [
  'billing_from',
  'billing_to',
  'contract_number',
  'contract_start',
  'contract_end',
  'contract_price',
  'company_id',
] as const

/**
 * The changed values that concern the institution itself. Its contract with the platform is left out, because
 * it is not part of the institution's own audit.
 */
function institutionFields(values: InstitutionValues): Partial<InstitutionValues> {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !(contractFields as readonly string[]).includes(field)),
  )
}

const namesDiffer = (a: InstitutionValues, b: InstitutionValues): boolean =>
  a.tag !== b.tag || a.external_domain !== b.external_domain || a.alias !== b.alias

/** Changes an institution; host names it gives up are free from the moment this commits. */
export function changeClient(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  return acrossClients(
    ctx,
    { action: 'client.updated', reason: 'Modificarea unei instituții' },
    async ({ db, inside }) => {
      await lockClient(db, body.id)
      const client = await getClient(ctx, db, body.id)
      await checkVersion(db, { type: 'client', id: client.id, version: client.version, sent: body.version })
      const before = clientFields(client)
      const asked = clientFields({ ...client, ...body.values })
      const tenant = inside(client.id)
      const renames = namesDiffer(before, asked)
      if (renames) checkHosts(asked, ctx.settings)
      const company_id = await contractingCompany({ ...ctx, db }, asked)
      const values = { ...asked, company_id }
      if (renames) {
        await releaseHosts(tenant)
        await claimHosts(tenant, values, ctx.settings)
      }
      await updateClientInstitution(tenant, client, values)
      await saveContract(db, client.id, values)
      await writeAudit(tenant, {
        actor: auditActor(ctx.actor),
        at: ctx.clock.now(),
        action: 'institution.updated',
        subjectType: 'institution',
        subjectId: client.id,
        before: institutionFields(before),
        after: institutionFields(values),
      })
      const row = await getClient(ctx, db, client.id)
      return {
        clientId: client.id,
        before,
        after: values,
        answer: savedRow(ctx.language, presentClient(row, ctx.actor, ctx.settings.baseDomain)),
      }
    },
  )
}
