import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { Mail } from '../../../../platform/mail/mailer.ts'
import { writeLetter } from '../../../../platform/mail/write-letter.ts'
import type { RequestRow } from '../queries/requests.ts'

type Around = {
  /** Of the page on which the citizen answers. */
  url: string
  institution: { name: string; address: string; phone: string; email: string }
}

/** What the mail of a request says: the items that are missing, until when, and the link. */
export function writeRequestMail(
  request: RequestRow,
  { url, institution }: Around,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const paper = `${request.document_number}/${formatDate(request.registered_on)}`
  const missing = request.items.filter(({ answered_at }) => answered_at === null)
  const until = formatDate(request.until_on)
  const isFirst = request.mailed_at === null
  return writeLetter({
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
}
