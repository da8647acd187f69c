import type { TenantDb } from '../../../../platform/db/database.ts'
import { type PeopleChoices, peopleChoices } from '../../../people/index.ts'
import type { KindForm } from '../../kind/import-kind.ts'

/** Fields of people; departments, their roles and roles are written by name. */
export function userForm({ groups, groupRoles, roles }: PeopleChoices): KindForm {
  const group = groups[0]?.name ?? ''
  const other = groups[1]?.name ?? ''
  const member =
    groupRoles.find(({ permissions }) => permissions.length === 0)?.name ?? groupRoles[0]?.name ?? ''
  return {
    fields: [
      {
        id: 'name',
        label: { ro: 'Nume', en: 'Name' },
        type: 'text',
        required: true,
        names: ['nume si prenume', 'nume prenume', 'nume complet', 'angajat', 'persoana', 'full name'],
        examples: ['Popescu', 'Ionescu'],
      },
      {
        id: 'given_name',
        label: { ro: 'Prenume', en: 'Given name' },
        type: 'text',
        names: ['first name'],
        help: { ro: 'Se adaugă după nume.', en: 'Added behind the name.' },
        examples: ['Ioana', 'Mihai'],
      },
      {
        id: 'email',
        label: { ro: 'E-mail', en: 'E-mail' },
        type: 'email',
        required: true,
        names: ['mail', 'adresa de e mail', 'adresa e mail', 'posta electronica', 'email address'],
        examples: ['ioana.popescu@exemplu.ro', 'mihai.ionescu@exemplu.ro'],
      },
      {
        id: 'username',
        label: { ro: 'Utilizator', en: 'User name' },
        type: 'text',
        names: ['nume utilizator', 'nume de utilizator', 'user', 'login', 'cont'],
        help: {
          ro: 'Fără această coloană se folosește partea din adresa de e-mail dinaintea lui @.',
          en: 'Without this column the part of the e-mail address before @ is used.',
        },
        examples: ['ioana.popescu', 'mihai.ionescu'],
      },
      {
        id: 'phone',
        label: { ro: 'Telefon', en: 'Phone' },
        type: 'phone',
        names: ['tel', 'mobil', 'telefon mobil', 'nr telefon'],
        examples: ['0722 000 111', ''],
      },
      {
        id: 'job_title',
        label: { ro: 'Funcție', en: 'Job title' },
        type: 'text',
        names: ['functia', 'post', 'pozitie', 'position'],
        examples: ['Inspector', 'Consilier'],
      },
      {
        id: 'groups',
        label: { ro: 'Compartimente', en: 'Departments' },
        type: 'text',
        names: ['compartiment', 'departament', 'serviciu', 'birou', 'directie', 'group', 'department'],
        help: {
          ro: 'După nume; mai multe, despărțite prin | . Primul este cel implicit.',
          en: 'By name; several parted by | . The first one is the default.',
        },
        examples: [group, [group, other].filter(Boolean).join(' | ')],
      },
      {
        id: 'group_role',
        label: { ro: 'Rol în compartiment', en: 'Department role' },
        type: 'choice',
        names: ['rol compartiment', 'rolul in compartiment', 'group role'],
        choices: groupRoles.map(({ id, name }) => ({ value: String(id), label: { ro: name, en: name } })),
        examples: [member, member],
      },
      {
        id: 'roles',
        label: { ro: 'Roluri', en: 'Roles' },
        type: 'text',
        names: ['rol', 'rol aplicatie', 'role'],
        help: {
          ro: 'După nume; mai multe, despărțite prin | . Numai roluri pe care le puteți da.',
          en: 'By name; several parted by | . Only roles that you may give.',
        },
        examples: [roles[0]?.name ?? '', ''],
      },
    ],
    options: [
      {
        id: 'invite',
        type: 'boolean',
        label: { ro: 'Trimite invitații prin e-mail', en: 'Send invitations by e-mail' },
        help: {
          ro: 'Fără bifă, conturile rămân dezactivate; la activare, fiecare persoană este invitată.',
          en: 'Without the tick the accounts stay inactive; each person is invited when activated.',
        },
      },
    ],
  }
}

export const describeUsers = async (db: TenantDb): Promise<KindForm> => userForm(await peopleChoices(db))
