import { bareCall } from '../calls/bare-call.ts'
import type { publicFormCalls } from './public-form-calls.ts'

type Calls = typeof publicFormCalls

/** The calls that every public form sends: without schemas. */
export const barePublicFormCalls = {
  open: bareCall<Calls['open']>({
    id: 'public_form.open',
    method: 'GET',
    path: '/api/public_form/open/:kind',
  }),
  beginFile: bareCall<Calls['beginFile']>({
    id: 'public_form.begin_file',
    method: 'POST',
    path: '/api/public_form/file',
  }),
  dropFile: bareCall<Calls['dropFile']>({
    id: 'public_form.drop_file',
    method: 'DELETE',
    path: '/api/public_form/part/:file',
  }),
  finishFile: bareCall<Calls['finishFile']>({
    id: 'public_form.finish_file',
    method: 'POST',
    path: '/api/public_form/finish_file',
  }),
  sent: bareCall<Calls['sent']>({ id: 'public_form.sent', method: 'GET', path: '/api/public_form/sent' }),
  resend: bareCall<Calls['resend']>({
    id: 'public_form.resend',
    method: 'POST',
    path: '/api/public_form/resend',
  }),
  correct: bareCall<Calls['correct']>({
    id: 'public_form.correct',
    method: 'POST',
    path: '/api/public_form/correct',
  }),
  confirmByCode: bareCall<Calls['confirmByCode']>({
    id: 'public_form.confirm_code',
    method: 'POST',
    path: '/api/public_form/confirm_code',
  }),
  show: bareCall<Calls['show']>({
    id: 'public_form.show',
    method: 'GET',
    path: '/api/public_form/show/:token',
  }),
  confirm: bareCall<Calls['confirm']>({
    id: 'public_form.confirm',
    method: 'POST',
    path: '/api/public_form/confirm',
  }),
  receipt: bareCall<Calls['receipt']>({
    id: 'public_form.receipt',
    method: 'GET',
    path: '/api/public_form/receipt',
  }),
}
