import { randomUUID } from 'node:crypto'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { MailSection, settingCalls } from '@hdoc/contract/settings/settings.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { grant } from '../../platform/auth/grant.ts'
import type { Database, TenantDb } from '../../platform/db/database.ts'
import { emit } from '../../platform/events/emit.ts'
import { done } from '../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { parseMailAddress } from '../../platform/mail/mail-address.ts'
import { auditSubject, checkSection } from './check-section.ts'
import { testMailWanted } from './events/index.ts'
import { canChangeSection } from './policy.ts'
import { savedSection } from './present.ts'
import { findAccount, getMailRow, updateMailSender } from './queries.ts'

/** Gives the person's own account. That of the platform's administrator lies in institution 0. */
export async function ownAccount(ctx: { db: TenantDb; database: Database; actor: Actor }) {
  const { db, database, actor } = ctx
  const account =
    actor.institutionId === db.institutionId
      ? await findAccount(db, actor.id)
      : await database.inInstitution(actor.institutionId, (home) => findAccount(home, actor.id), {
          readOnly: true,
        })
  if (!account) throw new AppError('NOT_FOUND')
  return account
}

export async function showMail(ctx: StaffCtx): Promise<MailSection> {
  const { version, ...values } = await getMailRow(ctx.db)
  return {
    values,
    version,
    sender_address: parseMailAddress(ctx.settings.mailFrom).address,
    own_address: (await ownAccount(ctx)).email,
    delivers: ctx.settings.smtpUrl !== undefined,
  }
}

export async function changeMail(ctx: StaffCtx, { body }: InputOf<typeof settingCalls.updateMail>) {
  const row = await getMailRow(ctx.db, 'lock')
  const before = grant('setting.mail', row, canChangeSection(ctx.actor, 'mail'))
  await checkSection(ctx.db, 'mail', before, body.version)
  const values = { ...row, ...body.values, version: row.version + 1 }
  await updateMailSender(ctx.db, before, values)
  await recordAudit(ctx, {
    action: 'setting.mail_changed',
    subjectType: auditSubject('mail'),
    subjectId: ctx.db.institutionId,
    before: row,
    after: values,
  })
  return savedSection(ctx.language, await showMail(ctx))
}

/** Asks for a test mail to the person's own address; it goes out as every other mail does. */
export async function sendTestMail(ctx: StaffCtx) {
  const { email, name } = await ownAccount(ctx)
  const payload = { to: email, name, language: ctx.language, mark: randomUUID() }
  await emit(ctx.db, testMailWanted, payload, ctx.clock.now())
  return done(ctx.language)
}
