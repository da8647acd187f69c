import type { English } from '../english.ts'
import type { ro } from '../ro/index.ts'
import { common } from './common.ts'
import { doc_types } from './doc-types.ts'
import { documents } from './documents.ts'
import { form } from './form.ts'
import { list } from './list.ts'
import { messages } from './messages.ts'
import { registers } from './registers.ts'
import { registration } from './registration.ts'
import { shell } from './shell.ts'
import { ui } from './ui.ts'

export const en: English<typeof ro> = {
  common,
  doc_types,
  documents,
  form,
  list,
  messages,
  registers,
  registration,
  shell,
  ui,
}
