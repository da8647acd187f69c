import { isLoopback } from './loopback.ts'
import type { Sentence } from './refusal.ts'
import type { FieldValues } from './settings-fields.ts'

const SECRET_LENGTH = 32

/** Settings that are right one by one and dangerous together, a sentence for each. */
export function unsafeSettings(values: FieldValues): Sentence[] {
  const problems: Sentence[] = []
  if (values.HDOC_DEMO && !isLoopback(values.HOST)) {
    problems.push({
      ro: `HDOC_DEMO=1 este permis numai când HOST este o adresă a acestui calculator (127.0.0.1), nu ${values.HOST}: parola demonstrației este publică.`,
      en: `HDOC_DEMO=1 is allowed only while HOST is an address of this machine (127.0.0.1), not ${values.HOST}: the demo's password is public.`,
    })
  }
  const secret = values.HDOC_SECRET
  if (
    secret !== undefined &&
    (secret.length < SECRET_LENGTH || new Set(secret).size < 10 || /change.?me|secret/i.test(secret))
  ) {
    problems.push({
      ro: `HDOC_SECRET trebuie să fie un text aleatoriu de cel puțin ${SECRET_LENGTH} de caractere, de exemplu cel dat de „openssl rand -hex 32”.`,
      en: `HDOC_SECRET must be a random text of at least ${SECRET_LENGTH} characters, for example that of "openssl rand -hex 32".`,
    })
  }
  return problems
}
