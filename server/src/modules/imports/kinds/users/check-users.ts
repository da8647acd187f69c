import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { normalisePhone } from '@hdoc/contract/ro/phone.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import { judgePerson, listKnownPeople, type PeopleChoices, peopleChoices } from '../../../people/index.ts'
import type { BatchContext, CheckedRow, MappedRow, RowProblem } from '../../kind/import-kind.ts'

type Judged = ReturnType<typeof judgePerson>
type Values = Extract<Judged, { values: unknown }>['values']
export type CheckedUser = CheckedRow & { person?: Values }
type Named = { id: number; name: string }

const emailOf = (values: MappedRow['values']): string => (values.email ?? '').toLowerCase()

/** The user name written, else the beginning of the address, without signs that a user name has not. */
function usernameOf(values: MappedRow['values']): string {
  const written = (values.username ?? '').toLowerCase()
  if (written !== '') return written
  return (emailOf(values).split('@')[0] ?? '').replace(/[^a-z0-9._-]+/g, '.')
}

/** The names of a cell: parted by | or line breaks, or by ; and , where the whole cell is no name itself. */
function namesIn(cell: string, all: readonly Named[]): string[] {
  const knows = (name: string): boolean => all.some((one) => searchKey(one.name) === searchKey(name))
  if (cell === '') return []
  if (knows(cell)) return [cell]
  return cell
    .split(/[|\n]/)
    .flatMap((part) => (knows(part) ? [part] : part.split(/[;,]/)))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function byNames(cell: string, all: readonly Named[]): { ids: number[]; unknown: string[] } {
  const names = namesIn(cell, all)
  const found = names.map((name) => all.filter((one) => searchKey(one.name) === searchKey(name)))
  return {
    ids: [...new Set(found.flatMap((some) => (some.length === 1 ? some.map(({ id }) => id) : [])))],
    unknown: names.filter((_, n) => found[n]?.length !== 1),
  }
}

/** Under which column a problem of a field of the person is told. */
const placeOf = (field: string): string => {
  const [first = field] = field.split('.')
  return first === 'role_ids' ? 'roles' : first
}

function judgeRow(ctx: BatchContext, { values }: MappedRow, choices: PeopleChoices) {
  const groups = byNames(values.groups ?? '', choices.groups)
  const roles = byNames(values.roles ?? '', choices.roles)
  const errors: RowProblem[] = []
  const add = (field: string, problem: FieldProblem): void => void errors.push({ field, problem })
  const unknown = (names: string[]): FieldProblem => ({ key: 'import_name_unknown', values: { names } })
  if (groups.unknown.length > 0) add('groups', unknown(groups.unknown))
  if (roles.unknown.length > 0) add('roles', unknown(roles.unknown))
  const role = Number(values.group_role ?? '')
  if (groups.ids.length > 0 && role === 0) add('group_role', { key: 'required' })
  const phone = values.phone ?? ''
  if (phone !== '' && normalisePhone(phone) === null) add('phone', { key: 'phone' })
  if (errors.length > 0) return { errors }
  const judged = judgePerson(
    ctx.actor,
    {
      name: [values.name, values.given_name].filter(Boolean).join(' '),
      email: emailOf(values),
      username: usernameOf(values),
      phone,
      job_title: values.job_title ?? '',
      role_ids: roles.ids,
      groups: groups.ids.map((group_id, n) => ({ group_id, group_role_id: role, is_default: n === 0 })),
    },
    choices,
  )
  if ('values' in judged) return { errors, person: judged.values }
  for (const [field, problems] of Object.entries(judged.problems))
    for (const problem of problems) add(placeOf(field), problem)
  return { errors }
}

export const userIdentities = (values: MappedRow['values']): string[] => [
  `email:${emailOf(values)}`,
  `username:${usernameOf(values)}`,
]

/** What each row would become; who has the address already is known and left alone. */
export async function checkUsers(ctx: BatchContext, rows: readonly MappedRow[]): Promise<CheckedUser[]> {
  const choices = await peopleChoices(ctx.db)
  const known = await listKnownPeople(ctx.db, {
    emails: rows.map(({ values }) => emailOf(values)),
    usernames: rows.map(({ values }) => usernameOf(values)),
  })
  return rows.map((row) => {
    const same = known.find(({ email }) => email === emailOf(row.values))
    if (same) {
      const problem = { key: 'import_known', values: { name: same.name } } as const
      return { ...row, errors: [], warnings: [{ field: 'email', problem }], step: 'skip' }
    }
    const { errors, person } = judgeRow(ctx, row, choices)
    if (known.some(({ username }) => username === usernameOf(row.values)))
      errors.push({ field: 'username', problem: { key: 'taken' } })
    return { ...row, errors, warnings: [], step: 'new', ...(person && { person }) }
  })
}
