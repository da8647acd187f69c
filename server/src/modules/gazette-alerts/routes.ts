import { gazetteAlertCalls } from '@hdoc/contract/gazette/gazette-alerts.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { sendForm } from '../public-forms/index.ts'
import { alertKind } from './alerts/alert-kind.ts'
import { endAlert, showAlert } from './alerts/end-alert.ts'

export const gazetteAlertRoutes: Route[] = [
  route(gazetteAlertCalls.send, (ctx, { body }) => sendForm(ctx, alertKind, body)),
  route(gazetteAlertCalls.show, showAlert),
  route(gazetteAlertCalls.end, endAlert),
]
