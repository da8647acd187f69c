import { STATUSES_IN_ORDER } from '@hdoc/contract/documents/status/document-status.ts'
import { categoryLabels } from '@hdoc/contract/texts/choices.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import type { KindField, KindForm } from '../../kind/import-kind.ts'
import { filesField, withoutFilesOption } from './file-fields.ts'
import type { HistoryLists } from './queries.ts'

/** Overdue is never stored, and pending needs a day on which it ends. */
const NOT_OLD = [4, 15]
/** What an old document is when the file does not say: solved. */
export const USUAL_STATUS = 6

const named = (name: string): Text => ({ ro: name, en: name })
const choicesOf = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: named(name) }))

const statuses = STATUSES_IN_ORDER.filter(({ id }) => !NOT_OLD.includes(id)).map(({ id, label }) => ({
  value: String(id),
  label,
}))

/** Types by name; the direction stands beside a name that two directions have. */
function typeChoices(types: HistoryLists['doc_types']) {
  return types.map(({ id, name, category }) => {
    const isAlone = types.filter((other) => other.name === name).length === 1
    const of = categoryLabels[category]
    return {
      value: String(id),
      label: isAlone ? named(name) : { ro: `${name} (${of.ro})`, en: `${name} (${of.en})` },
    }
  })
}

const text = (id: string, label: Text, names: readonly string[], examples: readonly string[]): KindField => ({
  id,
  label,
  type: 'text',
  names,
  examples,
})

/** Fields and options of documents of other systems, with the lists of this institution. */
export function documentForm({ registers, doc_types: types, groups }: HistoryLists): KindForm {
  return {
    fields: [
      {
        ...text(
          'number',
          { ro: 'Număr', en: 'Number' },
          ['nr', 'nr inregistrare', 'numar inregistrare', 'nr document', 'nr si data', 'registration number'],
          ['123', '124/16.03.2019', '125 bis'],
        ),
        required: true,
        help: {
          ro: 'Poate avea și data: „123/15.03.2019”.',
          en: 'May have the date too: "123/15.03.2019".',
        },
        looksLike: (value) => /^\d{1,7}\s*\/\s*\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(value),
      },
      {
        id: 'registered_on',
        label: { ro: 'Data', en: 'Date' },
        type: 'date',
        names: ['data inregistrarii', 'data inregistrare', 'data document', 'registration date'],
        examples: ['15.03.2019', '16.03.2019', '16.03.2019'],
      },
      {
        id: 'category',
        label: { ro: 'Direcția', en: 'Direction' },
        type: 'choice',
        names: ['sens', 'directie', 'fel', 'intrare iesire', 'categorie', 'direction'],
        choices: Object.entries(categoryLabels).map(([value, label]) => ({ value, label })),
        examples: [categoryLabels.intrare.ro, categoryLabels.iesire.ro, categoryLabels.intrare.ro],
      },
      {
        id: 'doc_type',
        label: { ro: 'Tipul documentului', en: 'Document type' },
        type: 'choice',
        names: ['tip', 'tip document', 'tipul', 'type'],
        choices: typeChoices(types),
        examples: types.slice(0, 3).map(({ name }) => name),
      },
      text(
        'issuer',
        { ro: 'Deponent sau destinatar', en: 'Issuer or addressee' },
        [
          'deponent',
          'emitent',
          'expeditor',
          'petent',
          'solicitant',
          'destinatar',
          'nume',
          'issuer',
          'sender',
          'addressee',
        ],
        ['Popescu Ion', 'Consiliul Județean', 'Ionescu Maria'],
      ),
      {
        ...text(
          'short_description',
          { ro: 'Conținut pe scurt', en: 'Short description' },
          ['continut', 'continutul pe scurt', 'obiect', 'subiect', 'descriere', 'subject'],
          ['Cerere de adeverință', 'Răspuns la cerere', 'Sesizare drum'],
        ),
        required: true,
      },
      {
        id: 'group',
        label: { ro: 'Compartiment', en: 'Department' },
        type: 'choice',
        names: ['repartizat', 'serviciu', 'birou', 'directia', 'department'],
        choices: choicesOf(groups),
        examples: groups.slice(0, 3).map(({ name }) => name),
      },
      text(
        'person',
        { ro: 'Persoana', en: 'Person' },
        ['operator', 'inregistrat de', 'registrator', 'responsabil', 'user', 'registered by'],
        ['Ana Vasilescu', 'Ana Vasilescu', 'Dan Moraru'],
      ),
      {
        id: 'status',
        label: { ro: 'Starea', en: 'Status' },
        type: 'choice',
        names: ['stadiu', 'stare', 'rezolutie', 'status'],
        choices: statuses,
        examples: ['Soluționat', 'Soluționat', 'Clasat'],
      },
      {
        id: 'deadline_on',
        label: { ro: 'Termen', en: 'Deadline' },
        type: 'date',
        names: ['data termen', 'termen de rezolvare', 'deadline'],
        examples: ['14.04.2019', '', ''],
      },
      {
        id: 'closed_on',
        label: { ro: 'Data rezolvării', en: 'Closed on' },
        help: {
          ro: 'Fără ea, un document rezolvat se socotește închis în ziua numărului.',
          en: 'Without it a solved document counts as closed on the day of its number.',
        },
        type: 'date',
        names: [
          'data solutionarii',
          'data raspunsului',
          'data expedierii',
          'data inchiderii',
          'closed',
          'solved on',
        ],
        examples: ['02.04.2019', '16.03.2019', ''],
      },
      text(
        'answers',
        { ro: 'Răspunde la numărul', en: 'Answers number' },
        ['raspuns la', 'nr conex', 'conexat la', 'la nr', 'answer to'],
        ['', '123/15.03.2019', ''],
      ),
      text(
        'external_number',
        { ro: 'Număr extern', en: 'External number' },
        ['nr emitent', 'nr expeditor', 'numar expeditor', 'external number'],
        ['', '', '88'],
      ),
      {
        id: 'external_date',
        label: { ro: 'Data externă', en: 'External date' },
        type: 'date',
        names: ['data emitent', 'data expeditor', 'external date'],
        examples: ['', '', '10.03.2019'],
      },
      text(
        'additional_info',
        { ro: 'Observații', en: 'Remarks' },
        ['mentiuni', 'observatie', 'note', 'remarks'],
        ['', '', 'Dosar 4, raft 2'],
      ),
      filesField,
    ],
    options: [
      {
        id: 'register',
        label: { ro: 'Registrul istoric', en: 'Register of history' },
        help: {
          ro: 'Documentele intră aici cu numerele lor. Un registru istoric se adaugă la Registre, din registrul căruia îi aparține.',
          en: 'The documents come in here with their own numbers. A register of history is added at Registers, from the register it belongs to.',
        },
        type: 'choice',
        required: true,
        choices: registers.map(({ id, name, living }) => ({
          value: String(id),
          label: { ro: `${name} (al registrului „${living}”)`, en: `${name} (of “${living}”)` },
        })),
      },
      {
        id: 'doc_type',
        label: { ro: 'Tipul documentelor fără tip', en: 'Type of documents without one' },
        type: 'choice',
        choices: typeChoices(types),
      },
      {
        id: 'join_issuers',
        label: { ro: 'Leagă deponenții de fișele care există', en: 'Tie issuers to entries that exist' },
        help: {
          ro: 'După nume, unde o singură fișă se potrivește. Altfel numele rămâne scris pe document.',
          en: 'By name, where one entry alone fits. Otherwise the name stays written on the document.',
        },
        type: 'boolean',
      },
      withoutFilesOption,
    ],
  }
}
