import type { CompanyLookup, companyLookupCalls } from '@hdoc/contract/clients/company-lookup.ts'
import { errorTable } from '@hdoc/contract/failures/errors.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Ctx, InputOf } from '../../platform/http/context.ts'
import { askService } from './ask-service.ts'
import { findKept, keepAnswer } from './queries.ts'

type Call = typeof companyLookupCalls.get

const failed = {
  ro: 'Serviciul ANAF nu răspunde acum; completați datele manual.',
  en: 'The tax service does not answer now; fill in the data yourself.',
} as const
const off = {
  ro: 'Căutarea după CUI este oprită; completați datele manual.',
  en: 'The look-up by CUI is switched off; fill in the data yourself.',
} as const

function answer(
  state: CompanyLookup['state'],
  language: Language,
  company: CompanyLookup['company'] = null,
): CompanyLookup {
  const none = errorTable.company_not_found[language]
  const message = { found: '', none, failed: failed[language], off: off[language] }[state]
  return { state, message, company }
}

/**
 * Gives an answer kept in the last 24 hours, else what the service says now. A service that fails or is
 * switched off is a state of the answer, not an error.
 */
export async function lookUpCompany(ctx: Ctx<Call>, { query }: InputOf<Call>): Promise<CompanyLookup> {
  const { database, clock, settings, language, log } = ctx
  const { cui } = query
  const kept = await findKept(database.global, cui, clock.now())
  if (kept) return answer('found', language, kept)
  if (kept === null) return answer('none', language)
  if (!settings.companyLookup.enabled) return answer('off', language)
  const company = await askService(ctx, cui)
  if (company === undefined) {
    log.warn('the company look-up did not answer')
    return answer('failed', language)
  }
  await keepAnswer(database.global, cui, company, clock.now())
  return company ? answer('found', language, company) : answer('none', language)
}
