import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connections } from './connections.ts'
import type { Secrets } from './installation-secrets.ts'
import { type Limits, limitsOf } from './limits.ts'
import { isLoopback } from './loopback.ts'
import type {
  CompanyLookupSettings,
  PushSettings,
  SmsSettings,
  TimestampSettings,
  WitnessSettings,
} from './outside-settings.ts'
import { Refusal, type Sentence } from './refusal.ts'
import { type FieldValues, fields, type SettingName } from './settings-fields.ts'
import { unsafeSettings } from './unsafe-settings.ts'

export type { CompanyLookupSettings, PushSettings, SmsSettings, TimestampSettings, WitnessSettings }

/** The addresses of one database, one per role. `direct` never passes a pooler: LISTEN needs a session. */
export interface DatabaseUrls {
  app: string
  owner: string
  platform: string
  worker: string
  direct: string
}

/** The settings that are known before the database runs; they are enough to refuse a wrong start. */
export interface OpenSettings extends Pick<Secrets, 'oldSecrets'> {
  port: number
  /** The port on which `hdoc worker` answers health checks and metrics; 0 = no port. */
  workerPort: number
  host: string
  dataDir: string
  /** The folder for scanners: it holds a folder for each institution, into which they put files. */
  scanDir: string
  demo: boolean
  preparedStatements: boolean
  /**
   * How long a call of a person or program waits for the database, in milliseconds; then it is answered 503.
   * The setting allows at most 9 s.
   */
  databaseMs: number
  /** How many connections of each kind one process may hold. */
  connections: Connections
  /** How many pages one process tells of changes, and how many of them may be one person's. */
  live: { streams: number; streamsOfPerson: number }
  baseDomain: string
  adminHosts: string[]
  /** How a browser reaches the server, for links in mails and for the Secure mark of cookies. */
  publicScheme: 'http' | 'https'
  /** The port in links; undefined = the scheme's own. */
  publicPort: number | undefined
  trustedProxies: string[]
  metricsAllow: string[]
  /** Undefined = mails go to the outbox folder of the data folder. */
  smtpUrl: string | undefined
  mailFrom: string
  companyLookup: CompanyLookupSettings
  /** Undefined = text messages stay in the outbox of notices. */
  sms: SmsSettings | undefined
  /** The server that gives timestamps; without one, seals bear the time of this machine. */
  timestamps: TimestampSettings | undefined
  /** LibreOffice, which draws answers on Word papers; undefined = it is looked for where programs are. */
  officeProgram: string | undefined
  push: PushSettings
  witness: WitnessSettings
  logLevel: string
  /** Undefined = standard output. */
  logFile: string | undefined
  limits: Limits
}

/** The present form of the tax service (v9), without a key. */
const TAX_SERVICE = 'https://webservicesp.anaf.ro/api/PlatitorTvaRest/v9/tva'

export interface Settings extends OpenSettings, Secrets {
  database: DatabaseUrls
}

/** The start is refused because of wrong settings; `problems` has one sentence for each of them. */
export class SettingsError extends Refusal {
  readonly problems: Sentence[]
  constructor(problems: Sentence[]) {
    super({ ro: problems.map((p) => p.ro).join('\n'), en: problems.map((p) => p.en).join('\n') })
    this.name = 'SettingsError'
    this.problems = problems
  }
}

export const PROJECT_DIR = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

export const programPath = (): string => process.env.PATH ?? ''
const DATABASE_NAMES = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_PLATFORM_URL',
  'DATABASE_WORKER_URL',
] as const satisfies SettingName[]

/** An empty variable counts as not set: compose files and service units write them so. */
function textOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}

function readFields(env: NodeJS.ProcessEnv): { values: FieldValues; problems: Sentence[] } {
  const problems: Sentence[] = []
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const result = field.schema.safeParse(textOf(env, name))
    if (result.success) values[name] = result.data
    else problems.push({ ro: `${name} ${field.must.ro}.`, en: `${name} ${field.must.en}.` })
  }
  return { values: values as FieldValues, problems }
}

function smsSettings(values: FieldValues): SmsSettings | undefined {
  if (values.HDOC_SMS_URL === undefined) return undefined
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(values.HDOC_SMS_HEADER ?? '') ?? []
  return {
    url: values.HDOC_SMS_URL,
    header: name === '' ? undefined : [name, value],
    body: values.HDOC_SMS_BODY,
    privateHosts: values.HDOC_OUTGOING_PRIVATE_HOSTS,
  }
}

function openSettings(values: FieldValues): OpenSettings {
  const publicScheme = values.HDOC_PUBLIC_SCHEME ?? (isLoopback(values.HOST) ? 'http' : 'https')
  return {
    port: values.PORT,
    workerPort: values.HDOC_WORKER_PORT,
    host: values.HOST,
    dataDir: resolve(PROJECT_DIR, values.HDOC_DATA ?? 'data'),
    scanDir: resolve(PROJECT_DIR, values.HDOC_SCAN_DIR ?? `${values.HDOC_DATA ?? 'data'}/scans`),
    demo: values.HDOC_DEMO,
    oldSecrets: values.HDOC_SECRET_OLD.filter((old) => old !== values.HDOC_SECRET),
    preparedStatements: values.HDOC_PREPARED_STATEMENTS,
    databaseMs: values.HDOC_DATABASE_SECONDS * 1000,
    connections: {
      server: values.HDOC_SERVER_CONNECTIONS,
      platform: values.HDOC_PLATFORM_CONNECTIONS,
      worker: values.HDOC_WORKER_CONNECTIONS,
    },
    live: { streams: values.HDOC_LIVE_STREAMS, streamsOfPerson: values.HDOC_LIVE_STREAMS_PERSON },
    baseDomain: values.HDOC_BASE_DOMAIN,
    adminHosts: values.HDOC_ADMIN_HOSTS,
    publicScheme,
    publicPort: values.HDOC_PUBLIC_PORT || (publicScheme === 'http' ? values.PORT : undefined),
    trustedProxies: values.HDOC_TRUSTED_PROXIES,
    metricsAllow: values.HDOC_METRICS_ALLOW,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.HDOC_MAIL_FROM,
    companyLookup: {
      enabled: values.HDOC_COMPANY_LOOKUP,
      url: values.HDOC_COMPANY_LOOKUP_URL ?? TAX_SERVICE,
      configured: values.HDOC_COMPANY_LOOKUP_URL !== undefined,
      timeoutMs: values.HDOC_COMPANY_LOOKUP_SECONDS * 1000,
      privateHosts: values.HDOC_OUTGOING_PRIVATE_HOSTS,
    },
    sms: smsSettings(values),
    timestamps:
      values.HDOC_TIMESTAMP_URL === undefined
        ? undefined
        : { url: values.HDOC_TIMESTAMP_URL, privateHosts: values.HDOC_OUTGOING_PRIVATE_HOSTS },
    officeProgram: values.HDOC_LIBREOFFICE,
    push: { hosts: values.HDOC_PUSH_HOSTS, privateHosts: values.HDOC_OUTGOING_PRIVATE_HOSTS },
    witness: {
      file:
        values.HDOC_WITNESS_FILE === undefined ? undefined : resolve(PROJECT_DIR, values.HDOC_WITNESS_FILE),
      url: values.HDOC_WITNESS_URL,
      mail: values.HDOC_WITNESS_MAIL,
      privateHosts: values.HDOC_OUTGOING_PRIVATE_HOSTS,
    },
    logLevel: values.HDOC_LOG_LEVEL,
    logFile: values.HDOC_LOG_FILE === undefined ? undefined : resolve(PROJECT_DIR, values.HDOC_LOG_FILE),
    limits: limitsOf(values),
  }
}

function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part)
  return Object.freeze(value)
}

function read(env: NodeJS.ProcessEnv): FieldValues {
  const { values, problems } = readFields(env)
  if (problems.length === 0) problems.push(...unsafeSettings(values))
  if (problems.length > 0) throw new SettingsError(problems)
  return values
}

/**
 * Settings of a start that runs its own database, so no database address is needed. Throws SettingsError
 * with a sentence per wrong setting.
 */
export function readOpenSettings(env: NodeJS.ProcessEnv = process.env): OpenSettings {
  return freeze(openSettings(read(env)))
}

/** The settings of `npm start`: as `readOpenSettings`, but with the demo unless HDOC_DEMO switches it off. */
export function readStartSettings(env: NodeJS.ProcessEnv = process.env): OpenSettings {
  return readOpenSettings({ ...env, HDOC_DEMO: textOf(env, 'HDOC_DEMO') ?? '1' })
}

/**
 * Complete settings. Database addresses and the secret must be set too; throws SettingsError like the others.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const values = read(env)
  const missing = [...DATABASE_NAMES, 'HDOC_SECRET' as const].filter((name) => values[name] === undefined)
  if (missing.length > 0) {
    throw new SettingsError(missing.map((name) => ({ ro: `${name} lipsește.`, en: `${name} is not set.` })))
  }
  const database = {
    app: values.DATABASE_URL ?? '',
    owner: values.DATABASE_OWNER_URL ?? '',
    platform: values.DATABASE_PLATFORM_URL ?? '',
    worker: values.DATABASE_WORKER_URL ?? '',
    direct: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL ?? '',
  }
  return freeze({ ...openSettings(values), database, secret: values.HDOC_SECRET ?? '' })
}

/** True when the environment names a database, so that HDoc must not start one itself. */
export function namesDatabase(env: NodeJS.ProcessEnv = process.env): boolean {
  return DATABASE_NAMES.some((name) => textOf(env, name) !== undefined)
}

/**
 * The secret that the environment gives. Undefined = it gives none, and the
 * secret of the data folder is used.
 */
export function givenSecret(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return textOf(env, 'HDOC_SECRET')
}

/** The language in which commands speak: HDOC_LANG, or an English locale, else Romanian. */
export function commandLanguage(env: NodeJS.ProcessEnv = process.env): keyof Sentence {
  const chosen = textOf(env, 'HDOC_LANG')
  if (chosen === 'ro' || chosen === 'en') return chosen
  return (textOf(env, 'LC_ALL') ?? textOf(env, 'LANG') ?? '').startsWith('en') ? 'en' : 'ro'
}

/** The superuser address of the PostgreSQL that the test command started for this run. */
export function testSuperuserUrl(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return textOf(env, 'HDOC_TEST_SUPERUSER_URL')
}
