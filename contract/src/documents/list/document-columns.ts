import { type Column, column } from '../../calls/columns.ts'
import { accessLevelLabels, categoryLabels } from '../../texts/choices.ts'
import { type PlainName, plainField, plainFields, plainNames } from '../plain/plain-fields.ts'
import { STATUSES_IN_ORDER, statusLabels } from '../status/document-status.ts'
import { workStepLabels } from '../status/work-step.ts'

const label = (ro: string, en: string) => ({ ro, en })
const hidden = { hidden: true } as const

function plainColumn(name: PlainName): Column {
  const field = plainField(name)
  const heading = field.heading ?? field.label
  return field.kind === 'choice'
    ? column.choice(heading, field.choices, hidden)
    : column[field.kind](heading, hidden)
}
const plainColumns = Object.fromEntries(
  plainNames.filter((name) => name !== 'short_description').map((name) => [name, plainColumn(name)]),
) as Record<Exclude<PlainName, 'short_description'>, Column>

export const documentColumns = {
  number: column.text(label('Număr', 'Number')),
  registered_on: column.date(label('Data', 'Date'), { words: ['today'] }),
  category: column.choice(label('Categorie', 'Category'), categoryLabels, hidden),
  register: column.reference(label('Registru', 'Register'), 'register'),
  issuer: column.text(label('Deponent', 'Issuer'), {
    parts: ['name', 'cui', 'cnp'],
    // A CNP is stored sealed, so only a whole one can be searched for.
    partModes: { cnp: ['equals', 'in'] },
  }),
  short_description: column.text(plainFields.short_description.label),
  doc_type: column.reference(label('Tip', 'Type'), 'doc_type'),
  status: column.choice(label('Stare', 'Status'), statusLabels, {
    order: STATUSES_IN_ORDER.map(({ id }) => String(id)),
  }),
  deadline_on: column.date(label('Termen', 'Deadline'), { words: ['today'] }),
  group: column.reference(label('Compartiment', 'Department'), 'user_group', { words: ['my_group'] }),
  access_level: column.choice(label('Nivel de acces', 'Access level'), accessLevelLabels, hidden),
  ...plainColumns,
  registered_by: column.reference(label('Înregistrat de', 'Registered by'), 'user', {
    hidden: true,
    words: ['me'],
  }),
  closed_on: column.date(label('Închis la', 'Closed on'), hidden),
  closed_late: column.boolean(label('Închis după termen', 'Closed after the deadline'), hidden),
  has_group: column.boolean(label('Are compartiment', 'Has a department'), hidden),
  work_step: column.choice(label('Unde așteaptă', 'Where it waits'), workStepLabels, hidden),
  is_test: column.boolean(label('Document de test', 'Test document'), hidden),
} as const
