import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { repeats } from '../calls/repeated-field.ts'
import { idSchema } from '../calls/resource.ts'
import { formKey } from './public-form-body.ts'
import { publicFormKinds } from './public-form-kinds.ts'
import { openedForm, sentAnswer, sentForm } from './sent-form.ts'

const open = { audience: 'public', permission: 'public', tx: 'none' } as const
const base = '/api/public_form'
const byKey = z.strictObject({ k: formKey })
const fileParams = z.strictObject({ file: idSchema })
const step = { ...open, raw: 'both', answer: z.unknown(), query: byKey } as const
const token = z.string().min(1).max(200)
const kindParams = z.strictObject({ kind: z.enum(publicFormKinds) })

/** What all public forms share: files, confirmation by link and by code, what became of it. Each form sends by a call of its own. */
export const publicFormCalls = {
  open: endpoint({
    ...open,
    id: 'public_form.open',
    method: 'GET',
    path: `${base}/open/:kind`,
    rate: 'page',
    params: kindParams,
    summary: 'Gives the key with which a form is filled and sent; changes nothing',
    answer: openedForm,
  }),
  beginFile: endpoint({
    ...step,
    id: 'public_form.begin_file',
    method: 'POST',
    path: `${base}/file`,
    rate: 'upload',
    summary: 'Begins a resumable upload (tus creation) for a form that is being filled',
  }),
  fileState: endpoint({
    ...step,
    id: 'public_form.file_state',
    method: 'HEAD',
    path: `${base}/part/:file`,
    rate: 'page',
    params: fileParams,
    summary: 'How much of a file of a form has arrived',
  }),
  appendFile: endpoint({
    ...step,
    id: 'public_form.append_file',
    method: 'PATCH',
    path: `${base}/part/:file`,
    rate: 'upload',
    params: fileParams,
    summary: 'The next bytes of a file of a form',
  }),
  dropFile: endpoint({
    ...step,
    id: 'public_form.drop_file',
    method: 'DELETE',
    path: `${base}/part/:file`,
    rate: 'page',
    params: fileParams,
    summary: 'Takes a file out of a form that was not sent yet',
  }),
  finishFile: endpoint({
    ...open,
    id: 'public_form.finish_file',
    method: 'POST',
    path: `${base}/finish_file`,
    rate: 'upload',
    body: z.strictObject({ key: formKey, file_id: idSchema }),
    summary:
      'Looks at a file that has arrived whole and keeps it for the form; pictures are drawn anew without place',
    answer: sentAnswer,
  }),
  sent: endpoint({
    ...open,
    id: 'public_form.sent',
    method: 'GET',
    path: `${base}/sent`,
    rate: 'secret',
    query: byKey,
    summary: 'A form as the browser that fills or sent it sees it; changes nothing',
    answer: sentForm,
  }),
  resend: endpoint({
    ...open,
    id: 'public_form.resend',
    method: 'POST',
    path: `${base}/resend`,
    rate: 'secret',
    body: z.strictObject({ key: formKey }),
    summary: 'Mails the confirmation of a form again, with a new link and code',
    answer: sentAnswer,
  }),
  correct: endpoint({
    ...open,
    id: 'public_form.correct',
    method: 'POST',
    path: `${base}/correct`,
    rate: 'secret',
    body: repeats(
      z.strictObject({
        key: formKey,
        email: requiredText(200).pipe(z.email()),
        email_confirmation: requiredText(200),
      }),
      'email',
      'email_mismatch',
    ),
    summary: 'Corrects the address of a form that was not confirmed yet, once',
    answer: sentAnswer,
  }),
  confirmByCode: endpoint({
    ...open,
    id: 'public_form.confirm_code',
    method: 'POST',
    path: `${base}/confirm_code`,
    rate: 'secret',
    body: z.strictObject({ key: formKey, code: requiredText(20) }),
    summary: 'Confirms a form by the code of the mail, in the browser that sent it',
    answer: sentAnswer,
  }),
  show: endpoint({
    ...open,
    id: 'public_form.show',
    method: 'GET',
    path: `${base}/show/:token`,
    rate: 'secret',
    params: z.strictObject({ token }),
    summary: 'A form as its mailed link shows it; opening it confirms nothing',
    answer: sentForm,
  }),
  confirm: endpoint({
    ...open,
    id: 'public_form.confirm',
    method: 'POST',
    path: `${base}/confirm`,
    rate: 'secret',
    body: z.strictObject({ token }),
    summary: 'Confirms a form by its mailed link; confirmed twice, it answers the same',
    answer: sentAnswer,
  }),
  receipt: endpoint({
    ...open,
    id: 'public_form.receipt',
    method: 'GET',
    path: `${base}/receipt`,
    rate: 'secret',
    raw: 'out',
    query: byKey,
    summary: 'The result of a confirmed form as PDF, for its browser or its link',
    answer: z.unknown(),
  }),
}
