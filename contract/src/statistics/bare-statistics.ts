import { bareCall } from '../calls/bare-call.ts'
import type { statisticsCalls } from './statistics.ts'

type Calls = typeof statisticsCalls

/** The calls of the statistics as their pages send them: without schemas. */
export const bareStatisticsCalls = {
  department: bareCall<Calls['department']>({
    id: 'statistics.department',
    method: 'GET',
    path: '/api/statistics/department',
  }),
  institution: bareCall<Calls['institution']>({
    id: 'statistics.institution',
    method: 'GET',
    path: '/api/statistics/institution',
  }),
  departmentTable: bareCall<Calls['departmentTable']>({
    id: 'statistics.department_table',
    method: 'GET',
    path: '/api/statistics/department_table/:table',
  }),
  institutionTable: bareCall<Calls['institutionTable']>({
    id: 'statistics.institution_table',
    method: 'GET',
    path: '/api/statistics/institution_table/:table',
  }),
  restricted: bareCall<Calls['restricted']>({
    id: 'statistics.restricted',
    method: 'GET',
    path: '/api/statistics/restricted',
  }),
}
