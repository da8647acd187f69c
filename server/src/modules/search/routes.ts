import { searchCalls } from '@hdoc/contract/search.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { findDocuments } from './find-documents.ts'

export const searchRoutes: Route[] = [route(searchCalls.find, findDocuments)]
