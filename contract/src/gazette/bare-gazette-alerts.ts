import { bareCall } from '../calls/bare-call.ts'
import type { gazetteAlertCalls } from './gazette-alerts.ts'

type Calls = typeof gazetteAlertCalls

/** The calls of alerts about the gazette: without schemas. */
export const bareGazetteAlertCalls = {
  send: bareCall<Calls['send']>({
    id: 'gazette_alert.send',
    method: 'POST',
    path: '/api/gazette_alert/send',
  }),
  show: bareCall<Calls['show']>({
    id: 'gazette_alert.show',
    method: 'GET',
    path: '/api/gazette_alert/show/:token',
  }),
  end: bareCall<Calls['end']>({
    id: 'gazette_alert.end',
    method: 'POST',
    path: '/api/gazette_alert/end/:token',
  }),
}
