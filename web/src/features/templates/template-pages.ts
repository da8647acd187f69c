// One part of the page for all of them: each further part is named in what every visit loads.
export { NewTemplatePage } from './new-template-page.tsx'
export { TemplatePage } from './template-page.tsx'
export { TemplatesPage } from './templates-page.tsx'
