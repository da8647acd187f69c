import { statisticsCalls } from '@hdoc/contract/statistics/statistics.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { countRestricted } from './figures/count-restricted.ts'
import { showDepartment, showInstitution } from './figures/show-statistics.ts'
import { downloadDepartment, downloadInstitution } from './tables/download-table.ts'

export const statisticsRoutes: Route[] = [
  route(statisticsCalls.department, showDepartment),
  route(statisticsCalls.institution, showInstitution),
  route(statisticsCalls.departmentTable, downloadDepartment),
  route(statisticsCalls.institutionTable, downloadInstitution),
  route(statisticsCalls.restricted, countRestricted),
]
