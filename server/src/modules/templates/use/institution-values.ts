import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { writePhone } from '@hdoc/contract/ro/phone.ts'
import { openingHoursText } from '@hdoc/contract/settings/opening-hours.ts'
import type { institutionFields } from '@hdoc/contract/templates/template-kinds.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { getInstitution } from '../../institutions/index.ts'
import { getOwnInstitution } from '../../settings/index.ts'

/** `site`: the start of the institution's public addresses. */
export type ReadFor = { language: Language; today: string; site: string }

/** What the fields of the institution say. */
export async function institutionValues(
  db: TenantDb,
  { language, today, site }: ReadFor,
): Promise<Record<keyof typeof institutionFields, string>> {
  const [own, facts] = await Promise.all([getOwnInstitution(db), getInstitution(db)])
  const hours = own.opening_hours.map((line) => {
    const { days, hours: from } = openingHoursText(line)
    return `${days[language]}: ${from}`
  })
  return {
    institutie: own.legal_name || own.name,
    cui: own.cui,
    adresa: facts.address,
    telefon: facts.phone,
    email: own.email,
    program: hours.join('; '),
    ajutor: [own.assistance_email, writePhone(own.assistance_phone)].filter(Boolean).join(', '),
    site,
    azi: formatDate(today),
  }
}
