import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idSchema } from '../calls/resource.ts'
import { publicFormBody } from '../public-forms/public-form-body.ts'
import { sentAnswer } from '../public-forms/sent-form.ts'
import { alertPaceNames, mostAlertHeadings } from './gazette-alert-choices.ts'

const base = '/api/gazette_alert'
const open = { audience: 'public', permission: 'public', rate: 'public', tx: 'none' } as const
const tokenParams = z.strictObject({ token: z.string().min(1).max(200) })

/** E-mails about what the gazette publishes: asked for by a public form, ended by the link in each of them. */
export const gazetteAlertCalls = {
  send: endpoint({
    ...open,
    id: 'gazette_alert.send',
    method: 'POST',
    path: `${base}/send`,
    body: publicFormBody({
      /** None = all headings. */
      headings: z.array(idSchema).max(mostAlertHeadings).default([]),
      pace: z.enum(alertPaceNames),
    }),
    summary: 'Asks for e-mails about new entries of the gazette; nothing is mailed before it is confirmed',
    answer: sentAnswer,
  }),
  show: endpoint({
    ...open,
    id: 'gazette_alert.show',
    method: 'GET',
    path: `${base}/show/:token`,
    rate: 'secret',
    params: tokenParams,
    summary: 'The alerts that a mailed link ends; opening it ends nothing',
    answer: z.object({
      institution: z.string(),
      /** Masked: „gi•••@primaria.ro”. */
      email: z.string(),
      pace: z.enum(alertPaceNames),
      /** None = all headings. */
      headings: z.array(z.string()),
    }),
  }),
  end: endpoint({
    ...open,
    id: 'gazette_alert.end',
    method: 'POST',
    path: `${base}/end/:token`,
    rate: 'secret',
    params: tokenParams,
    byMailProgram: true,
    summary: 'Ends the alerts of an address and forgets it; also by one click in a mail program (RFC 8058)',
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
}
