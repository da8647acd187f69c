import type { LookSection, PictureKind, settingCalls } from '@hdoc/contract/settings/settings.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { grant } from '../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { auditSubject, checkSection } from './check-section.ts'
import { canChangeSection } from './policy.ts'
import { presentLook, savedSection } from './present.ts'
import { type EditableLook, getLookRow, updateColor, updatePicture } from './queries.ts'

/** The parts of a call that a change of the look needs: an upload opens its own transaction. */
type LookCtx = Pick<StaffCtx, 'db' | 'actor' | 'clock' | 'language'>

export async function showLook(ctx: Pick<StaffCtx, 'db'>): Promise<LookSection> {
  return presentLook(await getLookRow(ctx.db))
}

async function lockLook(ctx: LookCtx): Promise<EditableLook> {
  return grant('setting.look', await getLookRow(ctx.db, 'lock'), canChangeSection(ctx.actor, 'look'))
}

async function record(ctx: LookCtx, action: string, before: EditableLook, change: object): Promise<void> {
  await recordAudit(ctx, {
    action,
    subjectType: auditSubject('look'),
    subjectId: ctx.db.institutionId,
    before,
    after: { ...before, ...change, version: before.version + 1 },
  })
}

export async function changeLook(ctx: StaffCtx, { body }: InputOf<typeof settingCalls.updateLook>) {
  const before = await lockLook(ctx)
  await checkSection(ctx.db, 'look', before, body.version)
  const color = body.values.primary_color ?? before.primary_color
  await updateColor(ctx.db, before, color)
  await record(ctx, 'setting.look_changed', before, { primary_color: color })
  return savedSection(ctx.language, await showLook(ctx))
}

/** Puts a picture of the file store in place of the present one; null removes the present one. */
export async function replacePicture(ctx: LookCtx, kind: PictureKind, hash: string | null) {
  const before = await lockLook(ctx)
  await updatePicture(ctx.db, before, kind, hash)
  const action = hash === null ? 'setting.picture_removed' : 'setting.picture_changed'
  await record(ctx, action, before, { [`${kind}_hash`]: hash })
  return savedSection(ctx.language, await showLook(ctx))
}
