import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import { managesDocuments } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { listDepartments } from '../../access/index.ts'
import { listRegistrationDocTypes } from '../../doc-types/index.ts'
import { getInstitution } from '../../institutions/index.ts'
import { listRegistrationRegisters, listSecondaryRegisters } from '../../registers/index.ts'
import { findHabits, listTemplates } from './queries/templates.ts'
import { noHabits } from './registration-templates.ts'

const MEGABYTE = 1024 * 1024

/** What the registration page needs before the first key is pressed, in one answer. */
export async function showRegistrationForm(ctx: StaffCtx): Promise<RegistrationForm> {
  const today = localDate(ctx.clock.now())
  const all = managesDocuments(ctx.actor)
  const [registers, secondary, docTypes, groups, institution, templates, habits] = await Promise.all([
    listRegistrationRegisters(ctx.db, ctx.actor, today, all),
    listSecondaryRegisters(ctx.db, ctx.actor, today, all),
    listRegistrationDocTypes(ctx.db),
    listDepartments(ctx.db),
    getInstitution(ctx.db),
    listTemplates(ctx.db, ctx.actor),
    findHabits(ctx.db, ctx.actor),
  ])
  const { fileBytes } = ctx.settings.limits
  return {
    today,
    registers,
    secondary_registers: secondary,
    doc_types: docTypes,
    groups,
    free_days: institution.free_days,
    templates,
    habits: { ...noHabits, ...habits },
    max_file_mb: Math.floor(fileBytes / MEGABYTE),
  }
}
