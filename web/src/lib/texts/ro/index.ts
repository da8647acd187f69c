import { common } from './common.ts'
import { documents } from './documents.ts'
import { form } from './form.ts'
import { list } from './list.ts'
import { messages } from './messages.ts'
import { shell } from './shell.ts'

export const ro = { common, documents, form, list, messages, shell }
