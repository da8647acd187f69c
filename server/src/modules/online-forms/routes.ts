import { complaintFieldsCalls, onlineFormCalls } from '@hdoc/contract/online-forms/online-form-calls.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { saveForm } from './forms/save-form.ts'
import { showForm, showOffered } from './forms/show-form.ts'
import { previewForm } from './paper/preview-form.ts'

export const onlineFormRoutes: Route[] = [
  route(onlineFormCalls.get, (ctx, input) => showForm('doc_type', ctx, input)),
  route(onlineFormCalls.save, (ctx, input) => saveForm('doc_type', ctx, input)),
  route(onlineFormCalls.preview, previewForm),
  route(onlineFormCalls.offered, (ctx, input) => showOffered('doc_type', ctx, input)),
  route(complaintFieldsCalls.get, (ctx, input) => showForm('complaint_type', ctx, input)),
  route(complaintFieldsCalls.save, (ctx, input) => saveForm('complaint_type', ctx, input)),
  route(complaintFieldsCalls.offered, (ctx, input) => showOffered('complaint_type', ctx, input)),
]
