import { column } from '../calls/columns.ts'
import { shareRoles } from '../documents/registration/registration-case.ts'
import { shareStatusLabels } from './share-status.ts'

const label = (ro: string, en: string) => ({ ro, en })
const hidden = { hidden: true } as const

export const queueColumns = {
  number: column.text(label('Dosar', 'Case')),
  title: column.text(label('Titlu', 'Title')),
  issuer: column.text(label('Solicitant', 'Applicant')),
  status: column.choice(label('Stare', 'Status'), shareStatusLabels),
  role: column.choice(label('Rol', 'Role'), shareRoles, hidden),
  group: column.reference(label('Compartiment', 'Department'), 'user_group'),
  person: column.reference(label('Persoana', 'Person'), 'user'),
  register: column.reference(label('Registru', 'Register'), 'register', hidden),
  deadline_on: column.date(label('Termen', 'Deadline')),
  wait_until: column.date(label('Așteaptă până la', 'Waits until'), hidden),
  assigned_at: column.date(label('Repartizat la', 'Assigned on'), hidden),
} as const
