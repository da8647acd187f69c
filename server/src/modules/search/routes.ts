import { searchCalls } from '@hdoc/contract/search/search.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { searchAndTell } from './search-and-tell.ts'

export const searchRoutes: Route[] = [route(searchCalls.find, searchAndTell)]
