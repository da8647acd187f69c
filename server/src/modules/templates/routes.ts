import { publicPageCalls } from '@hdoc/contract/templates/public-pages.ts'
import { templateCalls } from '@hdoc/contract/templates/templates.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { previewTemplate } from './edit/preview-template.ts'
import { changeTemplate, createTemplate, removeTemplate, resetTemplate } from './edit/save-template.ts'
import { showTemplate, showTemplates, showVersion } from './edit/show-templates.ts'
import { downloadLetter, putLetter, removeLetter } from './letters/put-letter.ts'
import { showPage } from './pages/show-page.ts'
import { showResolutions } from './use/show-resolutions.ts'

export const templateRoutes: Route[] = [
  route(templateCalls.list, showTemplates),
  route(templateCalls.get, (ctx, { params }) => showTemplate(ctx, params.id)),
  route(templateCalls.resolutions, showResolutions),
  route(templateCalls.version, showVersion),
  route(templateCalls.add, createTemplate),
  route(templateCalls.update, changeTemplate),
  route(templateCalls.reset, resetTemplate),
  route(templateCalls.delete, removeTemplate),
  route(templateCalls.putLetter, putLetter),
  route(templateCalls.removeLetter, removeLetter),
  route(templateCalls.letter, downloadLetter),
  route(templateCalls.preview, previewTemplate),
  route(publicPageCalls.get, showPage),
]
