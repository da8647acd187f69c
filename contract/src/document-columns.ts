import { column } from './columns.ts'
import { statusLabels } from './document-status.ts'
import { accessLevelLabels, categoryLabels } from './labels.ts'

const label = (ro: string, en: string) => ({ ro, en })
export const documentColumns = {
  number: column.text(label('Număr', 'Number'), { modes: ['contains', 'startsWith', 'equals'] }),
  registered_on: column.date(label('Data', 'Date'), { words: ['today'] }),
  category: column.choice(label('Categorie', 'Category'), categoryLabels, { hidden: true, sort: false }),
  register: column.reference(label('Registru', 'Register'), 'register'),
  issuer: column.text(label('Deponent', 'Issuer'), {
    parts: ['name', 'cui', 'cnp'],
    // It is stored sealed, and so found whole or not at all.
    partModes: { cnp: ['equals', 'in'] },
    modes: ['contains', 'startsWith', 'equals'],
  }),
  short_description: column.text(label('Conținut pe scurt', 'Short description'), {
    sort: false,
    modes: ['contains', 'startsWith', 'notContains', 'endsWith', 'equals'],
  }),
  doc_type: column.reference(label('Tip', 'Type'), 'doc_type'),
  status: column.choice(label('Stare', 'Status'), statusLabels, { sort: false }),
  deadline_on: column.date(label('Termen', 'Deadline'), { words: ['today'] }),
  group: column.reference(label('Compartiment', 'Department'), 'user_group', { words: ['my_group'] }),
  access_level: column.choice(label('Nivel de acces', 'Access level'), accessLevelLabels, {
    hidden: true,
    sort: false,
  }),
  external_number: column.text(label('Număr extern', 'External number'), {
    hidden: true,
    sort: false,
    modes: ['equals', 'startsWith'],
  }),
  external_date: column.date(label('Data externă', 'External date'), { hidden: true, sort: false }),
  pages: column.number(label('File', 'Pages'), { hidden: true, sort: false }),
  annexes: column.number(label('Anexe', 'Annexes'), { hidden: true, sort: false }),
  physical_form: column.text(label('Formă fizică', 'Physical form'), {
    hidden: true,
    sort: false,
    modes: ['equals', 'startsWith'],
  }),
  location: column.text(label('Loc fizic', 'Physical location'), {
    hidden: true,
    sort: false,
    modes: ['contains', 'startsWith', 'equals'],
  }),
  /** As long as a letter: to be read and exported; words of it are not looked for. */
  additional_info: column.text(label('Informații suplimentare', 'Additional information'), {
    hidden: true,
    sort: false,
    filter: false,
  }),
  registered_by: column.reference(label('Înregistrat de', 'Registered by'), 'user', {
    hidden: true,
    words: ['me'],
  }),
  is_test: column.boolean(label('Document de test', 'Test document'), { hidden: true, sort: false }),
} as const
