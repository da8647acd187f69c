import { onlineFormCalls } from '@hdoc/contract/online-forms/online-form-calls.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { saveForm } from './forms/save-form.ts'
import { showForm, showOffered } from './forms/show-form.ts'
import { previewForm } from './paper/preview-form.ts'

export const onlineFormRoutes: Route[] = [
  route(onlineFormCalls.get, showForm),
  route(onlineFormCalls.save, saveForm),
  route(onlineFormCalls.preview, previewForm),
  route(onlineFormCalls.offered, showOffered),
]
