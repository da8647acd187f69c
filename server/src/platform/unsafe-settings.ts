import { isIP } from 'node:net'
import { isLoopback } from './loopback.ts'
import type { Sentence } from './refusal.ts'
import type { FieldValues } from './settings-fields.ts'
import { isWeakSecret, shortestSecret } from './weak-secret.ts'

/**
 * Shortest prefixes, in bits, that a network of proxies may have. A wider
 * network cannot be a list of proxies.
 */
const WIDEST = { 4: 8, 6: 32 } as const

const isEveryAddress = (address: string): boolean => isIP(address) !== 0 && /^[0:.]+$/.test(address)

function demoProblems({ HDOC_DEMO, HOST }: FieldValues): Sentence[] {
  if (!HDOC_DEMO || isLoopback(HOST)) return []
  return [
    {
      ro: `HDOC_DEMO=1 este permis numai când HOST este o adresă a acestui calculator (127.0.0.1), nu ${HOST}: parola demonstrației este publică.`,
      en: `HDOC_DEMO=1 is allowed only while HOST is an address of this machine (127.0.0.1), not ${HOST}: the demo's password is public.`,
    },
  ]
}

/** The demo's people have numbers that may be somebody's. */
function demoSmsProblems({ HDOC_DEMO, HDOC_SMS_URL }: FieldValues): Sentence[] {
  if (!HDOC_DEMO || HDOC_SMS_URL === undefined || isLoopback(new URL(HDOC_SMS_URL).hostname)) return []
  return [
    {
      ro: 'HDOC_DEMO=1 nu trimite SMS-uri în afara acestui calculator: numerele demonstrației pot fi ale cuiva. Scoateți HDOC_SMS_URL.',
      en: 'HDOC_DEMO=1 sends no text messages beyond this machine: the numbers of the demo may be somebody’s. Remove HDOC_SMS_URL.',
    },
  ]
}

function secretProblems({ HDOC_SECRET }: FieldValues): Sentence[] {
  if (HDOC_SECRET === undefined || !isWeakSecret(HDOC_SECRET)) return []
  return [
    {
      ro: `HDOC_SECRET trebuie să fie un text aleatoriu de cel puțin ${shortestSecret} de caractere, de exemplu cel dat de „openssl rand -hex 32”.`,
      en: `HDOC_SECRET must be a random text of at least ${shortestSecret} characters, for example that of "openssl rand -hex 32".`,
    },
  ]
}

/**
 * HDoc itself speaks plain http. So listening on every address of a machine needs a
 * named proxy with TLS in front.
 */
function listeningProblems({ HOST, HDOC_DEMO, HDOC_TRUSTED_PROXIES }: FieldValues): Sentence[] {
  if (!isEveryAddress(HOST) || HDOC_DEMO || HDOC_TRUSTED_PROXIES.length > 0) return []
  return [
    {
      ro: `HOST=${HOST} ascultă prin http pe toate adresele calculatorului: numiți proxy-ul cu TLS în HDOC_TRUSTED_PROXIES sau alegeți pentru HOST o singură adresă.`,
      en: `HOST=${HOST} listens by http on every address of the machine: name the proxy with TLS in HDOC_TRUSTED_PROXIES, or choose one address for HOST.`,
    },
  ]
}

function hostProblems({ HDOC_ADMIN_HOSTS, HDOC_BASE_DOMAIN }: FieldValues): Sentence[] {
  if (!HDOC_ADMIN_HOSTS.includes(HDOC_BASE_DOMAIN)) return []
  return [
    {
      ro: `HDOC_ADMIN_HOSTS conține ${HDOC_BASE_DOMAIN}, care este HDOC_BASE_DOMAIN: administratorii platformei au nevoie de o gazdă a lor, de exemplu admin.${HDOC_BASE_DOMAIN}.`,
      en: `HDOC_ADMIN_HOSTS has ${HDOC_BASE_DOMAIN}, which is HDOC_BASE_DOMAIN: platform administrators need a host of their own, for example admin.${HDOC_BASE_DOMAIN}.`,
    },
  ]
}

/**
 * True for an item that cannot be a proxy: a network that is too wide, or the address that
 * means every address. A believed proxy says from where a call comes, so believing everybody
 * would let anybody forge an address.
 */
function isNoProxy(item: string): boolean {
  const [address = '', prefix] = item.split('/')
  const version = isIP(address) === 6 ? 6 : 4
  if (prefix !== undefined) return Number(prefix) < WIDEST[version]
  return isEveryAddress(address)
}

function proxyProblems({ HDOC_TRUSTED_PROXIES }: FieldValues): Sentence[] {
  return HDOC_TRUSTED_PROXIES.filter(isNoProxy).map((item) => ({
    ro: `HDOC_TRUSTED_PROXIES nu poate conține ${item}: oricine ar putea spune de la ce adresă vine. Numiți adresa fiecărui proxy.`,
    en: `HDOC_TRUSTED_PROXIES cannot have ${item}: anybody could say from which address they come. Name the address of each proxy.`,
  }))
}

/** Host and port of a database address, without the role that signs in. */
function placeOf(address: string): string {
  const url = new URL(address)
  return [
    url.searchParams.get('host') ?? url.hostname,
    url.searchParams.get('port') || url.port || '5432',
  ].join(':')
}

/**
 * HDOC_PREPARED_STATEMENTS=0 means that DATABASE_URL is a pooler in transaction mode. Some work needs a
 * session of its own, so the other addresses must not lead to the pooler.
 */
function poolerProblems(values: FieldValues): Sentence[] {
  const { HDOC_PREPARED_STATEMENTS, DATABASE_URL } = values
  if (HDOC_PREPARED_STATEMENTS || DATABASE_URL === undefined) return []
  const pooler = placeOf(DATABASE_URL)
  return (['DATABASE_DIRECT_URL', 'DATABASE_WORKER_URL', 'DATABASE_OWNER_URL'] as const)
    .filter((name) => {
      const address = values[name]
      return address === undefined || placeOf(address) === pooler
    })
    .map((name) => ({
      ro: `${name} trebuie să ducă direct la PostgreSQL, pe lângă pooler-ul din DATABASE_URL, când HDOC_PREPARED_STATEMENTS=0.`,
      en: `${name} must lead straight to PostgreSQL, past the pooler of DATABASE_URL, when HDOC_PREPARED_STATEMENTS=0.`,
    }))
}

/**
 * Checks settings that are well-formed one by one but unsafe as they are or
 * together; gives a sentence for each.
 */
export function unsafeSettings(values: FieldValues): Sentence[] {
  return [
    demoProblems,
    demoSmsProblems,
    secretProblems,
    listeningProblems,
    hostProblems,
    proxyProblems,
    poolerProblems,
  ].flatMap((problemsOf) => problemsOf(values))
}
