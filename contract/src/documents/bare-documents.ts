import { bareCall } from '../calls/bare-call.ts'
import type { documentStatusCalls } from './life/document-status-change.ts'
import type { documentListCalls, documentViewCalls } from './list/document-views.ts'
import type { commentCalls } from './parts/comments.ts'
import type { documentLinkCalls } from './parts/document-links.ts'
import type { documentCalls } from './record/document-calls.ts'

type Calls = typeof documentCalls
type ListCalls = typeof documentListCalls

/** The calls that read documents, as lists and the document page send them: without schemas. */
export const bareDocumentCalls = {
  list: bareCall<Calls['list']>({ id: 'document.list', method: 'GET', path: '/api/document/list' }),
  ofIssuer: bareCall<Calls['ofIssuer']>({
    id: 'document.of_issuer',
    method: 'GET',
    path: '/api/document/of_issuer/:issuer_id',
  }),
  get: bareCall<Calls['get']>({ id: 'document.get', method: 'GET', path: '/api/document/get/:id' }),
  obstacles: bareCall<(typeof documentStatusCalls)['obstacles']>({
    id: 'document.obstacles',
    method: 'GET',
    path: '/api/document/obstacles/:id',
  }),
  activity: bareCall<Calls['activity']>({
    id: 'document.activity',
    method: 'GET',
    path: '/api/document/activity/:id',
  }),
  form: bareCall<Calls['form']>({
    id: 'document.registration_form',
    method: 'GET',
    path: '/api/document/registration_form',
  }),
  counts: bareCall<ListCalls['counts']>({
    id: 'document.counts',
    method: 'GET',
    path: '/api/document/counts',
  }),
  export: bareCall<ListCalls['export']>({
    id: 'document.export',
    method: 'GET',
    path: '/api/document/export/:format',
  }),
  exportChosen: bareCall<ListCalls['exportChosen']>({
    id: 'document.export_chosen',
    method: 'GET',
    path: '/api/document/export_chosen/:format',
  }),
  views: bareCall<(typeof documentViewCalls)['list']>({
    id: 'document_view.list',
    method: 'GET',
    path: '/api/document_view/list',
  }),
  comments: bareCall<(typeof commentCalls)['list']>({
    id: 'document_comment.list',
    method: 'GET',
    path: '/api/document_comment/list/:id',
  }),
  links: bareCall<(typeof documentLinkCalls)['list']>({
    id: 'document_link.list',
    method: 'GET',
    path: '/api/document_link/list/:id',
  }),
}
