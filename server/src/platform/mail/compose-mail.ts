import type { SendMailOptions } from 'nodemailer'
import { headerText, parseMailAddress } from './mail-address.ts'
import type { Mail } from './mailer.ts'

function headersOf({ byPerson, endUrl }: Mail): Record<string, string> {
  if (endUrl !== undefined && !/^https?:\/\/[!-;=?-~]+$/.test(endUrl))
    throw new TypeError('not a web address')
  return {
    // Keeps holiday replies from coming back and being registered.
    ...(!byPerson && { 'Auto-Submitted': 'auto-generated' }),
    ...(endUrl && {
      'List-Unsubscribe': `<${endUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

/**
 * A mail in the form of nodemailer. Addresses are objects, so that nothing in them is read as a list or a
 * header. Throws TypeError for a malformed Message-ID or address.
 */
export function composeMail(mail: Mail, defaultFrom: string, date: Date): SendMailOptions {
  if (!/^<[!-;=?-~]{1,200}@[!-;=?-~]{1,200}>$/.test(mail.messageId)) throw new TypeError('not a Message-ID')
  const from = parseMailAddress(mail.from ?? defaultFrom)
  const to = parseMailAddress(mail.to)
  const envelope = { from: from.address, to: to.address }
  if (mail.raw) return { raw: mail.raw, envelope, messageId: mail.messageId }
  return {
    from,
    to,
    ...(mail.replyTo && { replyTo: parseMailAddress(mail.replyTo) }),
    envelope,
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date,
    headers: headersOf(mail),
    ...(mail.attachments && {
      attachments: mail.attachments.map(({ name, mime, content }) => ({
        filename: headerText(name),
        contentType: mime,
        content,
      })),
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
