import type { NewInstitutionValues } from '@hdoc/contract/clients/institution-values.ts'
import type { institutions } from '@hdoc/contract/clients/institutions.ts'
import { institutions as described } from '@hdoc/contract/clients/institutions.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { auditActor } from '../../platform/auth/actor.ts'
import { localDate } from '../../platform/clock.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { emit } from '../../platform/events/emit.ts'
import { savedRow } from '../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { once } from '../../platform/idempotency/once.ts'
import { accountInvited } from '../accounts/index.ts'
import { type AcrossDb, acrossClients } from './across-clients.ts'
import { checkHosts, claimHosts } from './claim-hosts.ts'
import { clientFields } from './client-fields.ts'
import { contractingCompany } from './contracting-company.ts'
import { fillInstitution } from './fill-institution.ts'
import { getClient } from './get-client.ts'
import { presentClient } from './present.ts'
import {
  addClientInstitution,
  addInvitedAdministrator,
  keepFilledWith,
  saveContract,
} from './queries/clients.ts'

type Call = typeof institutions.calls.add

/**
 * Adds the first administrator as invited, without a password. Whoever handles the event `account.invited`
 * writes the letter with the link.
 */
async function inviteAdministrator(
  ctx: Ctx<Call>,
  inside: TenantDb,
  person: NewInstitutionValues['administrator'],
): Promise<void> {
  const at = ctx.clock.now()
  const id = await addInvitedAdministrator(inside, person)
  await writeAudit(inside, {
    actor: auditActor(ctx.actor),
    at,
    action: 'user.invited',
    subjectType: 'user',
    subjectId: id,
    after: { username: person.username, name: person.name, is_admin: true },
  })
  await emit(inside, accountInvited, { user_id: id }, at)
}

async function openInstitution(
  ctx: Ctx<Call>,
  across: AcrossDb,
  body: NewInstitutionValues,
): Promise<number> {
  const { administrator, default_registers, default_doc_types, default_groups, ...asked } = body
  const values = clientFields(asked)
  checkHosts(values, ctx.settings)
  const company_id = await contractingCompany({ ...ctx, db: across.db }, values)
  const id = await addClientInstitution(across.db, values)
  const inside = across.inside(id)
  await claimHosts(inside, values, ctx.settings)
  await saveContract(across.db, id, { ...values, company_id })
  const filled = await fillInstitution(across.db, inside, {
    default_registers,
    default_doc_types,
    default_groups,
  })
  await keepFilledWith(across.db, id, filled)
  await writeAudit(inside, {
    actor: auditActor(ctx.actor),
    at: ctx.clock.now(),
    action: 'institution.created',
    subjectType: 'institution',
    subjectId: id,
    after: { ...values, filled_with: filled },
  })
  await inviteAdministrator(ctx, inside, administrator)
  return id
}

/**
 * Opens an institution in one transaction: all of it or nothing. Repeated with the same idempotency key, it
 * opens the institution only once.
 */
export function createClient(ctx: Ctx<Call>, { body, idempotencyKey }: InputOf<Call>) {
  return acrossClients(
    ctx,
    { action: 'client.created', reason: 'Deschiderea unei instituții' },
    async (across) => {
      let replayed = true
      const open = async () => {
        replayed = false
        const id = await openInstitution(ctx, across, body)
        const row = await getClient(ctx, across.db, id)
        return savedRow(ctx.language, presentClient(row, ctx.actor, ctx.settings.baseDomain))
      }
      const answer = idempotencyKey
        ? ((await once(across.db, ctx, described.calls.add, idempotencyKey, body, open)) as Awaited<
            ReturnType<typeof open>
          >)
        : await open()
      return {
        answer,
        clientId: answer.id,
        replayed,
        after: { name: answer.data.name, tag: answer.data.tag, day: localDate(ctx.clock.now()) },
      }
    },
  )
}
