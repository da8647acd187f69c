import { bareCall } from '../calls/bare-call.ts'
import type { templateCalls } from './templates.ts'

type Calls = typeof templateCalls

/** The calls that read templates, as pages send them before anybody writes: without schemas. */
export const bareTemplateCalls = {
  list: bareCall<Calls['list']>({ id: 'template.list', method: 'GET', path: '/api/template/list' }),
  resolutions: bareCall<Calls['resolutions']>({
    id: 'template.resolutions',
    method: 'GET',
    path: '/api/template/resolutions',
  }),
  get: bareCall<Calls['get']>({ id: 'template.get', method: 'GET', path: '/api/template/get/:id' }),
}
