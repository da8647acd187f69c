import { bareCall } from '../calls/bare-call.ts'
import type { headScriptCalls } from './head-scripts.ts'

type Calls = typeof headScriptCalls

/** What the portal asks for when a guest has agreed: without schemas. */
export const bareHeadScripts = bareCall<Calls['getAll']>({
  id: 'head_script.get_all',
  method: 'GET',
  path: '/api/head_script/get_all/',
})
