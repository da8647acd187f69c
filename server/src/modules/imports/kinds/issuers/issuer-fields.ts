import type { ImportFieldType } from '@hdoc/contract/imports/import-kinds.ts'
import { looksLikeCnp } from '@hdoc/contract/ro/cnp.ts'
import { checkCui } from '@hdoc/contract/ro/cui.ts'
import { issuerTypeLabels } from '@hdoc/contract/texts/choices.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import type { KindField, KindForm } from '../../kind/import-kind.ts'

type Rest = Partial<Pick<KindField, 'required' | 'help' | 'choices' | 'looksLike' | 'examples'>>

const field = (
  id: string,
  [ro, en]: readonly [string, string],
  type: ImportFieldType,
  names: readonly string[],
  rest: Rest = {},
): KindField => ({ id, label: { ro, en }, type, names, examples: [], ...rest })

const isCode = (value: string): boolean => looksLikeCnp(value) || checkCui(value) === null
const kinds = Object.entries(issuerTypeLabels).map(([value, label]): { value: string; label: Text } => ({
  value,
  label,
}))

/** Columns of issuers; the examples are two rows of the sample. */
const fields: readonly KindField[] = [
  field('type', ['Fel', 'Kind'], 'choice', ['tip', 'tip persoana', 'pf pj', 'type'], {
    choices: kinds,
    help: {
      ro: 'Fără această coloană, felul urmează din coduri și din nume (SRL, SA…).',
      en: 'Without this column the kind follows from codes and name (SRL, SA…).',
    },
    examples: [issuerTypeLabels.pj.ro, issuerTypeLabels.pf.ro],
  }),
  field(
    'name',
    ['Nume sau denumire', 'Name'],
    'text',
    [
      'nume',
      'denumire',
      'deponent',
      'emitent',
      'petent',
      'firma',
      'societate',
      'nume si prenume',
      'nume prenume',
      'nume complet',
      'full name',
      'company',
    ],
    { required: true, examples: ['Moara Exemplu SRL', 'Popescu'] },
  ),
  field('given_name', ['Prenume', 'Given name'], 'text', ['prenume', 'first name'], {
    help: { ro: 'Se adaugă după nume.', en: 'Added behind the name.' },
    examples: ['', 'Ioana'],
  }),
  field('cnp', ['CNP', 'CNP'], 'cnp', ['cnp', 'cod numeric personal'], { examples: ['', ''] }),
  field(
    'cui',
    ['CUI / CIF', 'CUI / CIF'],
    'cui',
    ['cui', 'cif', 'cod fiscal', 'cod unic', 'tax code', 'vat'],
    {
      examples: ['', ''],
    },
  ),
  field(
    'code',
    ['CUI sau CNP', 'CUI or CNP'],
    'text',
    ['cui cnp', 'cnp cui', 'cif cnp', 'cnp cif', 'cod identificare'],
    {
      help: { ro: 'O singură coloană pentru amândouă.', en: 'One column for both.' },
      looksLike: isCode,
      examples: [],
    },
  ),
  field(
    'onrc',
    ['Nr. registrul comerțului', 'Trade register number'],
    'text',
    ['registrul comertului', 'nr reg com', 'reg com', 'onrc'],
    {
      examples: ['J29/123/2020', ''],
    },
  ),
  field(
    'administrator_name',
    ['Administrator', 'Administrator'],
    'text',
    ['reprezentant', 'reprezentant legal'],
    {
      examples: ['Ion Exemplu', ''],
    },
  ),
  field(
    'email',
    ['E-mail', 'E-mail'],
    'email',
    ['mail', 'email', 'adresa e mail', 'adresa de e mail', 'posta electronica'],
    {
      examples: ['moara@exemplu.ro', ''],
    },
  ),
  field(
    'phone',
    ['Telefon', 'Phone'],
    'phone',
    ['tel', 'mobil', 'telefon mobil', 'nr telefon', 'numar de telefon'],
    {
      examples: ['0722 000 111', '0722 000 222'],
    },
  ),
  field('country', ['Țară', 'Country'], 'text', ['tara'], { examples: ['România', 'România'] }),
  field('county', ['Județ', 'County'], 'text', ['judet', 'jud'], { examples: ['', ''] }),
  field(
    'locality',
    ['Localitate', 'Locality'],
    'text',
    ['localitate', 'oras', 'comuna', 'sat', 'loc', 'city'],
    {
      examples: ['', ''],
    },
  ),
  field('sector', ['Sector', 'Sector'], 'text', ['sectorul']),
  field('street_type', ['Tip arteră', 'Street type'], 'text', ['tip strada', 'tip artera'], {
    examples: ['Strada', 'Strada'],
  }),
  field('street', ['Stradă', 'Street'], 'text', ['strada', 'str', 'nume strada', 'artera'], {
    examples: ['Principală', 'Morii'],
  }),
  field('number', ['Număr', 'Number'], 'text', ['nr', 'numar', 'numar strada', 'nr strada', 'nr casa'], {
    examples: ['12', '3A'],
  }),
  field('block', ['Bloc', 'Block'], 'text', ['bl']),
  field('staircase', ['Scară', 'Staircase'], 'text', ['sc', 'scara']),
  field('floor', ['Etaj', 'Floor'], 'text', ['et']),
  field('apartment', ['Apartament', 'Apartment'], 'text', ['ap', 'apart']),
  field('intercom', ['Interfon', 'Intercom'], 'text', []),
  field('postal_code', ['Cod poștal', 'Postal code'], 'text', ['cod postal', 'zip']),
]

export const issuerForm: KindForm = {
  fields,
  options: [
    {
      id: 'join_alike',
      type: 'boolean',
      label: {
        ro: 'Același nume și aceeași localitate înseamnă aceeași persoană',
        en: 'The same name and locality mean the same person',
      },
      help: {
        ro: 'Fără bifă, cei fără cod care doar seamănă cu cineva intră ca noi, cu avertisment.',
        en: 'Without the tick those without a code who only resemble somebody go in as new, with a warning.',
      },
    },
  ],
}
