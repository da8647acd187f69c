import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import { getInstitution, mailSender } from '../../institutions/index.ts'
import { findRequest } from './queries/requests.ts'
import { requestAddress } from './request-address.ts'

/** The mail of a request that is still open; undefined when there is nothing more to ask. */
async function prepare(
  db: TenantDb,
  { settings }: Pick<JobContext, 'settings'>,
  { request_id, mail }: { request_id: number; mail: string },
): Promise<Mail | undefined> {
  const request = await findRequest(db, request_id)
  if (request?.state !== 'open' || request.email === '') return undefined
  const url = await requestAddress(db, settings, request)
  if (url === undefined) return undefined
  const institution = await getInstitution(db)
  const paper = `${request.document_number}/${formatDate(request.registered_on)}`
  const missing = request.items.filter(({ answered_at }) => answered_at === null)
  const until = formatDate(request.until_on)
  const isFirst = mail === 'asked'
  const letter = writeLetter({
    language: 'ro',
    subject: `${isFirst ? 'Completare' : 'Amintire: completare'} la cererea nr. ${paper} – ${institution.name}`,
    name: '',
    paragraphs: [
      isFirst
        ? `Pentru cererea dumneavoastră nr. ${paper} avem nevoie, până la ${until}, de:`
        : `Pentru cererea dumneavoastră nr. ${paper} mai așteptăm, până la ${until}:`,
      ...missing.map(({ n, what }) => `${n}. ${what}`),
      ...(request.message === '' ? [] : [request.message]),
      `V-o cere ${[request.asked_by_name, request.group_name].filter(Boolean).join(', ')}.`,
    ],
    button: { label: 'Trimiteți completările', url },
    notes: [
      ...(request.stops_clock ? ['Termenul de răspuns stă pe loc până le trimiteți.'] : []),
      'Puteți trimite și pe rând, cu aceeași legătură. Oricine o are poate trimite la această cerere: nu o dați altcuiva.',
    ],
    sender: [institution.name, institution.address, institution.phone, institution.email]
      .filter(Boolean)
      .join(', '),
  })
  return {
    ...(await mailSender(db, settings.mailFrom)),
    ...letter,
    to: request.email,
    messageId: `<data-request.${db.institutionId}.${request.id}.${mail}@${new URL(url).hostname}>`,
  }
}

export async function handle(ctx: JobContext, payload: { request_id: number; mail: string }): Promise<void> {
  const mail = await ctx.tx((db) => prepare(db, ctx, payload), { readOnly: true })
  if (mail) await ctx.mailer.send(mail)
}
