import type { TenantDb } from '../../platform/db/database.ts'
import { parseMailAddress } from '../../platform/mail/mail-address.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { findMailSettings } from './queries.ts'

/**
 * The sender and reply address of an institution's mails. The sender is the institution's name with the
 * installation's address (`mailFrom`), because only that address may send through the mail server. Answers go
 * to the institution's own address.
 */
export async function mailSender(db: TenantDb, mailFrom: string): Promise<Pick<Mail, 'from' | 'replyTo'>> {
  const own = await findMailSettings(db)
  const name = (own?.mail_from_name ?? '').replace(/[<>\r\n"\\]/g, ' ').trim()
  return {
    ...(name !== '' && { from: `${name} <${parseMailAddress(mailFrom).address}>` }),
    ...(own?.mail_reply_to && { replyTo: own.mail_reply_to }),
  }
}
