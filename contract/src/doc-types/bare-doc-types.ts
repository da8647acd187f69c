import { bareCall } from '../calls/bare-call.ts'
import { bareResource } from '../calls/bare-resource.ts'
import type { docTypeCalls } from './doc-type-calls.ts'
import type { docTypes } from './doc-types.ts'

/** The calls of document types as lists and pickers send them: without schemas. */
export const bareDocTypes = bareResource<typeof docTypes>('doc_type')
export const bareDocTypeCalls = {
  form: bareCall<(typeof docTypeCalls)['form']>({
    id: 'doc_type.form',
    method: 'GET',
    path: '/api/doc_type/form',
  }),
}
