import type { InstitutionDetail } from '@hdoc/contract/clients/institution-values.ts'
import type { institutions } from '@hdoc/contract/clients/institutions.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { auditActor } from '../../platform/auth/actor.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { done } from '../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { lockDocTypes } from '../doc-types/index.ts'
import { checkSharedNumbers, lockRegisters } from '../registers/index.ts'
import { acrossClients } from './across-clients.ts'
import { refused } from './claim-hosts.ts'
import { getClient } from './get-client.ts'
import {
  copyDocTypes,
  copyGroups,
  copyRegisters,
  copyRolesOfGroups,
  groupsOfRegisters,
  missingIds,
} from './queries/catalogue.ts'
import { addFilledWith } from './queries/clients.ts'
import { compareCatalogue, lackedIds, listPatterns } from './queries/compared-catalogue.ts'

type Compare = typeof institutions.calls.catalogue
type Call = typeof institutions.calls.bring
type Body = InputOf<Call>['body']
type Brought = InstitutionDetail['filled_with'] & { group_roles: string[]; shared_with: string[] }

const tables = { registers: 'registers', doc_types: 'doc_types', groups: 'user_groups' } as const

/** What the catalogue has, and whether the client has it already. */
export function showCatalogue(ctx: Ctx<Compare>, { params }: InputOf<Compare>) {
  return acrossClients(
    ctx,
    { action: 'client.viewed', reason: 'Compararea cu catalogul platformei' },
    async ({ db, inside }) => {
      const client = await getClient(ctx, db, params.id)
      return { clientId: client.id, answer: await compareCatalogue(db, inside(client.id)) }
    },
  )
}

/**
 * Copies the chosen entries that the client lacks, and the departments that the copied registers are kept
 * for.
 */
async function bring(ctx: Ctx<Call>, from: TenantDb, into: TenantDb, body: Body): Promise<Brought> {
  for (const field of ['registers', 'doc_types', 'groups'] as const)
    if ((await missingIds(from, tables[field], body[field])).length > 0)
      throw refused(field, { key: 'reference' })
  // These locks make administrators of the platform and of the client wait for each other; the second one
  // finds what the first brought.
  await lockRegisters(into)
  await lockDocTypes(into)
  const registers = { from, into, ids: await lackedIds('registers', { from, into, ids: body.registers }) }
  const shared_with: string[] = []
  for (const written of await listPatterns(from, registers.ids)) {
    const shared = await checkSharedNumbers({ db: into, clock: ctx.clock }, written, body.share_numbers)
    if (shared.shared_with !== undefined) shared_with.push(shared.shared_with)
  }
  const needed = await groupsOfRegisters(from, registers.ids)
  const groups = {
    from,
    into,
    ids: await lackedIds('user_groups', { from, into, ids: [...body.groups, ...needed] }),
  }
  const types = { from, into, ids: await lackedIds('doc_types', { from, into, ids: body.doc_types }) }
  return {
    group_roles: await copyRolesOfGroups(groups),
    groups: await copyGroups(groups),
    registers: await copyRegisters(registers),
    doc_types: await copyDocTypes(types),
    shared_with,
  }
}

/**
 * „Adu din catalog”: brings the chosen entries and overwrites nothing. A second click, or a second
 * administrator, brings nothing twice.
 */
export function bringFromCatalogue(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  return acrossClients(
    ctx,
    { action: 'client.catalogue_brought', reason: 'Aducerea din catalogul platformei' },
    async ({ db, inside }) => {
      const client = await getClient(ctx, db, body.id)
      const tenant = inside(client.id)
      const { group_roles, shared_with, ...brought } = await bring(ctx, db, tenant, body)
      const answer = { ...done(ctx.language), brought }
      if (Object.values(brought).every(({ length }) => length === 0)) return { clientId: client.id, answer }
      const after = {
        default_registers: brought.registers,
        default_doc_types: brought.doc_types,
        default_groups: brought.groups,
        ...(group_roles.length > 0 && { group_roles }),
        ...(shared_with.length > 0 && { share_numbers: true, shared_with: shared_with.join(', ') }),
      }
      await addFilledWith(db, client.id, brought)
      await writeAudit(tenant, {
        actor: auditActor(ctx.actor),
        at: ctx.clock.now(),
        action: 'institution.catalogue_brought',
        subjectType: 'institution',
        subjectId: client.id,
        after,
      })
      return { clientId: client.id, after, answer }
    },
  )
}
