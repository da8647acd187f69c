import type { TenantDb } from '../../platform/db/database.ts'
import { parseMailAddress } from '../../platform/mail/mail-address.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { findMailSettings } from './queries.ts'

/**
 * Who an institution's mails come from: its name before the installation's address, which alone may send through the
 * mail server, and its own address for answers. `mailFrom` is the installation's sender.
 */
export async function mailSender(db: TenantDb, mailFrom: string): Promise<Pick<Mail, 'from' | 'replyTo'>> {
  const own = await findMailSettings(db)
  const name = (own?.mail_from_name ?? '').replace(/[<>\r\n"\\]/g, ' ').trim()
  return {
    ...(name !== '' && { from: `${name} <${parseMailAddress(mailFrom).address}>` }),
    ...(own?.mail_reply_to && { replyTo: own.mail_reply_to }),
  }
}
