import type { English } from '../english.ts'
import type { ro } from '../ro/index.ts'
import { common } from './common.ts'
import { documents } from './documents.ts'
import { form } from './form.ts'
import { list } from './list.ts'
import { messages } from './messages.ts'
import { shell } from './shell.ts'

export const en: English<typeof ro> = { common, documents, form, list, messages, shell }
