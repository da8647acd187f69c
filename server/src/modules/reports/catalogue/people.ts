import { userStateLabels } from '@hdoc/contract/people/users.ts'
import { permissionTable } from '@hdoc/contract/rights/permissions.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { activityText } from '@hdoc/contract/trail/activity-labels.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import { listActs, listUsers } from './queries/people.ts'
import { byId, type Report, whole } from './report.ts'

export const usersReport: Report = {
  id: 'users',
  group: 'people',
  title: { ro: 'Utilizatori și drepturi', en: 'People and rights' },
  about: {
    ro: 'Conturile instituției, cu starea, compartimentele, rolurile și drepturile proprii.',
    en: 'The accounts of the institution with state, departments, roles and rights of their own.',
  },
  right: 'user.manage',
  asks: [],
  columns: [
    { label: { ro: 'Nume', en: 'Name' }, width: 120 },
    { label: { ro: 'Utilizator', en: 'User name' }, width: 84 },
    { label: { ro: 'Stare', en: 'State' }, width: 60 },
    { label: { ro: 'Compartimente', en: 'Departments' }, width: 160 },
    { label: { ro: 'Roluri', en: 'Roles' }, width: 110 },
    { label: { ro: 'Drepturi proprii', en: 'Rights of their own' }, width: 196 },
    { label: { ro: 'Ultima intrare', en: 'Last sign-in' }, width: 64 },
  ],
  read: async (reading) => {
    const { language } = reading
    return whole(
      (await listUsers(reading)).map((row) => ({
        document_id: null,
        cells: [
          row.name,
          row.username,
          userStateLabels[row.state][language],
          row.departments,
          [row.is_admin && 'Administrator', row.roles].filter(Boolean).join(', '),
          row.permissions.map((right) => permissionTable[right]?.[language] ?? right).join('; '),
          row.last_login_at === null ? '' : formatDate(localDate(new Date(row.last_login_at))),
        ],
      })),
    )
  },
}

export const activityReport: Report = {
  id: 'activity',
  group: 'people',
  title: { ro: 'Activitatea unei persoane', en: 'What a person did' },
  about: {
    ro: 'Ce a făcut o persoană în perioadă, pe rând, după jurnal.',
    en: 'What a person did in the period, one after the other, as the trail tells.',
  },
  right: 'activity.view',
  asks: ['person', 'period'],
  columns: [
    { label: { ro: 'Data', en: 'Date' }, width: 90 },
    { label: { ro: 'Ora', en: 'Time' }, width: 70 },
    { label: { ro: 'Ce', en: 'What' }, width: 404 },
    { label: { ro: 'Lucrat de', en: 'Really done by' }, width: 230 },
  ],
  read: async (reading) =>
    byId(await listActs(reading), reading.limit, (row) => {
      const at = new Date(row.at)
      return {
        document_id: null,
        cells: [
          formatDate(localDate(at)),
          localTime(at),
          activityText(row.action)[reading.language],
          row.as ?? '',
        ],
      }
    }),
}
