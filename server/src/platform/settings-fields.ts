import { isIP } from 'node:net'
import { z } from 'zod'
import type { Sentence } from './refusal.ts'

/**
 * One setting: `schema` reads its text; `must` continues the sentence after its name when the text is wrong.
 */
export interface Field<T> {
  schema: z.ZodType<T, string | undefined>
  must: Sentence
}

const wholeNumber = (min: number, max: number, standard: number): Field<number> => ({
  schema: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)
    .optional()
    .transform((value) => value ?? standard),
  must: {
    ro: `trebuie să fie un număr întreg între ${min} și ${max}`,
    en: `must be a whole number between ${min} and ${max}`,
  },
})

const yesNo = (standard: boolean): Field<boolean> => ({
  schema: z
    .enum(['1', 'true', 'yes', '0', 'false', 'no'])
    .optional()
    .transform((value) => (value === undefined ? standard : ['1', 'true', 'yes'].includes(value))),
  must: { ro: 'trebuie să fie 1 sau 0', en: 'must be 1 or 0' },
})

const optionalText: Field<string | undefined> = {
  schema: z.string().optional(),
  must: { ro: 'trebuie să fie un text', en: 'must be text' },
}

const url = (protocols: string[], example: string): Field<string | undefined> => ({
  schema: z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol))
    .optional(),
  must: { ro: `trebuie să fie o adresă de forma ${example}`, en: `must be an address like ${example}` },
})

const databaseUrl = url(['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/hdoc')

const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '')

const list = (standard: string, accepts: (item: string) => boolean, must: Sentence): Field<string[]> => ({
  schema: z
    .string()
    .optional()
    .transform((value) => splitList(value ?? standard))
    .refine((items) => items.every(accepts)),
  must,
})

function isAddressOrNetwork(item: string): boolean {
  const [address = '', prefix, ...rest] = item.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/**
 * Random texts, kept as they are. Unlike `list`, this field does not lower the case, because capitals count.
 */
const secrets: Field<string[]> = {
  schema: z
    .string()
    .optional()
    .transform((value) => (value ?? '').split(',').map((item) => item.trim()))
    .transform((items) => [...new Set(items.filter((item) => item !== ''))])
    .refine((items) => items.every((item) => item.length >= 32)),
  must: {
    ro: 'trebuie să fie secretele dinainte, despărțite prin virgulă, fiecare întreg',
    en: 'must be the former secrets, separated by commas, each of them whole',
  },
}

const addresses = (standard: string): Field<string[]> =>
  list(standard, isAddressOrNetwork, {
    ro: 'trebuie să fie adrese IP sau rețele, despărțite prin virgulă, de exemplu 127.0.0.1, 10.0.0.0/8',
    en: 'must be IP addresses or networks separated by commas, for example 127.0.0.1, 10.0.0.0/8',
  })

const hostName = (standard: string): Field<string> => ({
  schema: z
    .string()
    .toLowerCase()
    .regex(HOST_NAME)
    .optional()
    .transform((value) => value ?? standard),
  must: {
    ro: 'trebuie să fie un nume de gazdă, de exemplu hdoc.ro',
    en: 'must be a host name, for example hdoc.ro',
  },
})

/** Every setting of HDoc. `docs/operations.md` names and explains each one, and a test compares the two. */
export const fields = {
  PORT: wholeNumber(1, 65_535, 8080),
  HDOC_WORKER_PORT: wholeNumber(0, 65_535, 8081),
  HOST: {
    schema: z
      .string()
      .refine((value) => isIP(value) !== 0 || HOST_NAME.test(value))
      .optional()
      .transform((value) => value ?? '127.0.0.1'),
    must: {
      ro: 'trebuie să fie o adresă, de exemplu 127.0.0.1',
      en: 'must be an address, for example 127.0.0.1',
    },
  } satisfies Field<string>,
  HDOC_DATA: optionalText,
  HDOC_SCAN_DIR: optionalText,
  HDOC_DEMO: yesNo(false),
  HDOC_SECRET: optionalText,
  HDOC_SECRET_OLD: secrets,
  HDOC_LANG: {
    schema: z.enum(['ro', 'en']).optional(),
    must: { ro: 'trebuie să fie ro sau en', en: 'must be ro or en' },
  } satisfies Field<'ro' | 'en' | undefined>,
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: databaseUrl,
  DATABASE_PLATFORM_URL: databaseUrl,
  DATABASE_WORKER_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  HDOC_PREPARED_STATEMENTS: yesNo(true),
  HDOC_DATABASE_SECONDS: wholeNumber(2, 9, 8),
  HDOC_SERVER_CONNECTIONS: wholeNumber(2, 200, 15),
  HDOC_PLATFORM_CONNECTIONS: wholeNumber(1, 50, 3),
  HDOC_WORKER_CONNECTIONS: wholeNumber(2, 100, 7),
  HDOC_LIVE_STREAMS: wholeNumber(1, 20_000, 1_000),
  HDOC_LIVE_STREAMS_PERSON: wholeNumber(1, 1_000, 12),
  HDOC_BASE_DOMAIN: hostName('localhost'),
  HDOC_ADMIN_HOSTS: list('admin.localhost', (item) => HOST_NAME.test(item), {
    ro: 'trebuie să fie nume de gazdă despărțite prin virgulă',
    en: 'must be host names separated by commas',
  }),
  HDOC_PUBLIC_SCHEME: {
    schema: z.enum(['http', 'https']).optional(),
    must: { ro: 'trebuie să fie http sau https', en: 'must be http or https' },
  } satisfies Field<'http' | 'https' | undefined>,
  HDOC_PUBLIC_PORT: wholeNumber(0, 65_535, 0),
  HDOC_TRUSTED_PROXIES: addresses(''),
  HDOC_METRICS_ALLOW: addresses('127.0.0.1, ::1'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
  HDOC_MAIL_FROM: {
    schema: z
      .string()
      .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/)
      .optional()
      .transform((value) => value ?? 'HDoc <hdoc@localhost>'),
    must: {
      ro: 'trebuie să fie o adresă de e-mail, de exemplu HDoc <registratura@primarie.ro>',
      en: 'must be an e-mail address, for example HDoc <registry@townhall.ro>',
    },
  } satisfies Field<string>,
  HDOC_LOG_LEVEL: {
    schema: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .optional()
      .transform((value) => value ?? 'info'),
    must: {
      ro: 'trebuie să fie trace, debug, info, warn, error, fatal sau silent',
      en: 'must be trace, debug, info, warn, error, fatal or silent',
    },
  } satisfies Field<string>,
  HDOC_LOG_FILE: optionalText,
  HDOC_COMPANY_LOOKUP: yesNo(true),
  HDOC_COMPANY_LOOKUP_URL: url(['http:', 'https:'], 'https://host/path'),
  HDOC_COMPANY_LOOKUP_SECONDS: wholeNumber(1, 25, 10),
  HDOC_OUTGOING_PRIVATE_HOSTS: list('', (item) => HOST_NAME.test(item), {
    ro: 'trebuie să fie nume de gazdă sau adrese despărțite prin virgulă',
    en: 'must be host names or addresses separated by commas',
  }),
  HDOC_SMS_URL: url(['http:', 'https:'], 'https://host/path'),
  HDOC_SMS_HEADER: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9-]+:\s*[\x21-\x7e][\x20-\x7e]*$/)
      .optional(),
    must: {
      ro: 'trebuie să fie un antet întreg, de exemplu „Authorization: Bearer …”',
      en: 'must be a whole header, for example "Authorization: Bearer …"',
    },
  } satisfies Field<string | undefined>,
  HDOC_SMS_BODY: {
    schema: z
      .string()
      .refine((body) => body.includes('{to}') && body.includes('{text}'))
      .optional()
      .transform((body) => body ?? '{"to":"{to}","text":"{text}","id":"{id}"}'),
    must: {
      ro: 'trebuie să conțină {to} și {text}, de exemplu {"to":"{to}","text":"{text}"}',
      en: 'must have {to} and {text}, for example {"to":"{to}","text":"{text}"}',
    },
  } satisfies Field<string>,
  HDOC_TIMESTAMP_URL: url(['http:', 'https:'], 'https://host/path'),
  HDOC_LIBREOFFICE: optionalText,
  HDOC_PUSH_HOSTS: list('', (item) => HOST_NAME.test(item), {
    ro: 'trebuie să fie nume de gazdă despărțite prin virgulă',
    en: 'must be host names separated by commas',
  }),
  HDOC_WITNESS_FILE: optionalText,
  HDOC_WITNESS_URL: url(['http:', 'https:'], 'https://host/path'),
  HDOC_WITNESS_MAIL: {
    schema: z
      .string()
      .regex(/^[^\s<>@,;]+@[^\s<>@,;]+$/)
      .optional(),
    must: {
      ro: 'trebuie să fie o adresă de e-mail, de exemplu control@judet.ro',
      en: 'must be an e-mail address, for example audit@county.ro',
    },
  } satisfies Field<string | undefined>,
  HDOC_FILE_MB: wholeNumber(1, 10_000, 250),
  HDOC_PUBLIC_FILE_MB: wholeNumber(1, 1_000, 25),
  HDOC_PUBLIC_FILES: wholeNumber(1, 100, 10),
  HDOC_CONTACT_FILE_MB: wholeNumber(1, 1_000, 10),
  HDOC_WAITING_MB_PERSON: wholeNumber(1, 1_000_000, 2_000),
  HDOC_WAITING_MB_INSTITUTION: wholeNumber(1, 10_000_000, 20_000),
  HDOC_ARCHIVES_MB_INSTITUTION: wholeNumber(1, 10_000_000, 50_000),
  HDOC_UNCONFIRMED_MB: wholeNumber(1, 10_000_000, 5_120),
  HDOC_PASSWORD_MIN_LENGTH: wholeNumber(12, 128, 12),
  HDOC_SESSION_IDLE_MINUTES: wholeNumber(1, 10_080, 480),
  HDOC_SESSION_ABSOLUTE_HOURS: wholeNumber(1, 720, 24),
  HDOC_SESSION_REMEMBER_DAYS: wholeNumber(1, 365, 30),
  HDOC_ACTING_MINUTES: wholeNumber(1, 1_440, 60),
  HDOC_LOGIN_WINDOW_MINUTES: wholeNumber(1, 1_440, 15),
  HDOC_LOGIN_FAILURES_DEVICE: wholeNumber(1, 1_000, 5),
  HDOC_LOGIN_FAILURES_ACCOUNT: wholeNumber(1, 10_000, 20),
  HDOC_LOGIN_FAILURES_ADDRESS: wholeNumber(1, 100_000, 200),
  HDOC_RESET_TOKEN_MINUTES: wholeNumber(5, 1_440, 60),
} satisfies Record<string, Field<unknown>>

export type SettingName = keyof typeof fields
export type FieldValues = { [Name in SettingName]: z.output<(typeof fields)[Name]['schema']> }
