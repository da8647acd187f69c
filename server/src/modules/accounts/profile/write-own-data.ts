import { type Permission, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import { writePhone } from '@hdoc/contract/ro/phone.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { activityText } from '@hdoc/contract/trail/activity-labels.ts'
import { LOCAL_ZONE } from '../../../platform/clock.ts'
import type { OwnData } from './gather-own-data.ts'

const words = {
  ro: {
    title: 'Datele mele din HDoc',
    taken: 'Descărcate la',
    account: 'Cont',
    groups: 'Compartimente',
    rights: 'Roluri și permisiuni',
    sessions: 'Sesiuni deschise',
    activity: 'Activitate',
    institution: 'Instituția',
    name: 'Nume',
    username: 'Utilizator',
    email: 'E-mail',
    phone: 'Telefon',
    job_title: 'Funcția',
    language: 'Limba',
    picture: 'Fotografie',
    administrator: 'Administrator',
    created: 'Cont creat la',
    last_login: 'Ultima autentificare',
    password: 'Parola schimbată la',
    yes: 'da',
    no: 'nu',
    none: '–',
    default: 'implicit',
    last_use: 'ultima folosire',
    current: 'aceasta',
    more: 'Activitatea mai veche nu este cuprinsă.',
    for: 'în numele',
    by: 'de către',
  },
  en: {
    title: 'My data in HDoc',
    taken: 'Taken on',
    account: 'Account',
    groups: 'Groups',
    rights: 'Roles and permissions',
    sessions: 'Open sessions',
    activity: 'Activity',
    institution: 'Institution',
    name: 'Name',
    username: 'User name',
    email: 'E-mail',
    phone: 'Phone',
    job_title: 'Job title',
    language: 'Language',
    picture: 'Picture',
    administrator: 'Administrator',
    created: 'Account created on',
    last_login: 'Last sign-in',
    password: 'Password changed on',
    yes: 'yes',
    no: 'no',
    none: '–',
    default: 'default',
    last_use: 'last used',
    current: 'this one',
    more: 'Older activity is not included.',
    for: 'in the name of',
    by: 'by',
  },
} as const

/** Everything kept about a person as a text to read, in their language. */
export function writeOwnData({ data, kept }: OwnData, language: Language): string {
  const w = words[language]
  const format = new Intl.DateTimeFormat(language === 'ro' ? 'ro-RO' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: LOCAL_ZONE,
  })
  const time = (instant: string | null) => (instant === null ? w.none : format.format(Date.parse(instant)))
  const yes = (value: boolean) => (value ? w.yes : w.no)
  const section = (title: string, lines: readonly string[]) =>
    [title, '-'.repeat(title.length), ...(lines.length > 0 ? lines : [w.none]), ''].join('\r\n')
  const right = (name: string) => permissionTable[name as Permission]?.[language] ?? name
  const { account } = data
  const facts: [string, string][] = [
    [w.institution, account.institution_name],
    [w.name, account.name],
    [w.username, account.username],
    [w.email, account.email],
    [w.phone, writePhone(account.phone) || w.none],
    [w.job_title, account.job_title || w.none],
    [w.language, account.language],
    [w.picture, yes(account.has_picture)],
    [w.administrator, yes(account.is_admin)],
    [w.created, time(account.created_at)],
    [w.last_login, time(account.last_login_at)],
    [w.password, time(account.password_changed_at)],
  ]
  const groups = data.groups.map(
    ({ name, role_name, is_default }) => `${name}: ${role_name}${is_default ? ` (${w.default})` : ''}`,
  )
  const sessions = data.sessions.map(({ device, address, last_seen_at, current }) =>
    [device, address, `${w.last_use} ${time(last_seen_at)}`, current && w.current].filter(Boolean).join(', '),
  )
  const activity = data.activity.map(({ at, action, subject_type, subject_id, as_name, real_name }) => {
    const whom = as_name ? `, ${w.for} ${as_name}` : real_name ? `, ${w.by} ${real_name}` : ''
    return `${time(at)}  ${activityText(action)[language]} (${subject_type} ${subject_id})${whom}`
  })
  return [
    w.title,
    `${w.taken} ${time(data.taken_at)}`,
    '',
    section(
      w.account,
      facts.map(([label, value]) => `${label}: ${value}`),
    ),
    section(w.groups, groups),
    section(w.rights, [...data.roles, ...data.permissions.map(right)]),
    section(w.sessions, sessions),
    section(w.activity, data.activity_is_complete ? activity : [...activity, w.more]),
    ...kept.map(({ title, lines }) => section(title[language], lines(language))),
  ].join('\r\n')
}
