import { registerBookCalls } from '@hdoc/contract/registers/register-books.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { askForBook, showBooks, stopBook } from './book/ask-for-book.ts'
import { downloadTable, downloadVolume } from './book/download-book.ts'

export const reportRoutes: Route[] = [
  route(registerBookCalls.list, showBooks),
  route(registerBookCalls.add, askForBook),
  route(registerBookCalls.cancel, stopBook),
  route(registerBookCalls.volume, downloadVolume),
  route(registerBookCalls.table, downloadTable),
]
