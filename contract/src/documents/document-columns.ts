import { column } from '../calls/columns.ts'
import { accessLevelLabels, categoryLabels } from '../texts/choices.ts'
import { statusLabels } from './document-status.ts'

const label = (ro: string, en: string) => ({ ro, en })
const hidden = { hidden: true } as const
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
  short_description: column.text(label('Conținut pe scurt', 'Short description')),
  doc_type: column.reference(label('Tip', 'Type'), 'doc_type'),
  status: column.choice(label('Stare', 'Status'), statusLabels),
  deadline_on: column.date(label('Termen', 'Deadline'), { words: ['today'] }),
  group: column.reference(label('Compartiment', 'Department'), 'user_group', { words: ['my_group'] }),
  access_level: column.choice(label('Nivel de acces', 'Access level'), accessLevelLabels, hidden),
  external_number: column.text(label('Număr extern', 'External number'), hidden),
  external_date: column.date(label('Data externă', 'External date'), hidden),
  pages: column.number(label('File', 'Pages'), hidden),
  annexes: column.number(label('Anexe', 'Annexes'), hidden),
  physical_form: column.text(label('Formă fizică', 'Physical form'), hidden),
  location: column.text(label('Loc fizic', 'Physical location'), hidden),
  additional_info: column.text(label('Informații suplimentare', 'Additional information'), hidden),
  registered_by: column.reference(label('Înregistrat de', 'Registered by'), 'user', {
    hidden: true,
    words: ['me'],
  }),
  is_test: column.boolean(label('Document de test', 'Test document'), hidden),
} as const
