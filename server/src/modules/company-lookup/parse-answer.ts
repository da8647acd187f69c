import type { FoundCompany } from '@hdoc/contract/clients/company-lookup.ts'
import { normaliseCui } from '@hdoc/contract/ro/cui.ts'
import { z } from 'zod'
import { describeCompany } from './describe-company.ts'
import type { AddressParts, RawCompany } from './raw-company.ts'

/** The service sends numbers as texts and texts as numbers; null and a missing field become ''. */
const loose = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => (value === null || value === undefined ? '' : String(value).trim()))
const flag = z.unknown().transform((value) => value === true || value === 'true')

const seat = z
  .object({
    sdenumire_Strada: loose,
    snumar_Strada: loose,
    sdenumire_Localitate: loose,
    sdenumire_Judet: loose,
    scod_JudetAuto: loose,
    sdetalii_Adresa: loose,
    scod_Postal: loose,
  })
  .partial()
const residence = z
  .object({
    ddenumire_Strada: loose,
    dnumar_Strada: loose,
    ddenumire_Localitate: loose,
    ddenumire_Judet: loose,
    dcod_JudetAuto: loose,
    ddetalii_Adresa: loose,
    dcod_Postal: loose,
  })
  .partial()
const found = z.object({
  date_generale: z.object({
    cui: loose,
    denumire: loose,
    adresa: loose,
    nrRegCom: loose,
    telefon: loose,
    codPostal: loose,
    stare_inregistrare: loose,
  }),
  stare_inactiv: z.object({ statusInactivi: flag, dataRadiere: loose }).partial().optional(),
  adresa_sediu_social: seat.nullish(),
  adresa_domiciliu_fiscal: residence.nullish(),
})
const answer = z.object({ found: z.array(z.unknown()).nullish(), notFound: z.array(z.unknown()).nullish() })

function addressOf(company: z.output<typeof found>): AddressParts {
  const s = company.adresa_sediu_social ?? {}
  const d = company.adresa_domiciliu_fiscal ?? {}
  const general = company.date_generale.codPostal
  if (s.sdenumire_Localitate || s.sdenumire_Judet)
    return {
      county: s.sdenumire_Judet ?? '',
      countyCode: s.scod_JudetAuto ?? '',
      locality: s.sdenumire_Localitate ?? '',
      street: s.sdenumire_Strada ?? '',
      number: s.snumar_Strada ?? '',
      details: s.sdetalii_Adresa ?? '',
      postalCode: s.scod_Postal || general,
    }
  return {
    county: d.ddenumire_Judet ?? '',
    countyCode: d.dcod_JudetAuto ?? '',
    locality: d.ddenumire_Localitate ?? '',
    street: d.ddenumire_Strada ?? '',
    number: d.dnumar_Strada ?? '',
    details: d.ddetalii_Adresa ?? '',
    postalCode: d.dcod_Postal || general,
  }
}

function rawOf(company: z.output<typeof found>): RawCompany {
  const { cui, denumire, nrRegCom, telefon, adresa, stare_inregistrare } = company.date_generale
  const closed = company.stare_inactiv
  return {
    cui,
    name: denumire,
    onrc: nrRegCom,
    phone: telefon,
    line: adresa,
    inactive:
      closed?.statusInactivi === true || Boolean(closed?.dataRadiere) || /^RADIER/i.test(stare_inregistrare),
    address: addressOf(company),
  }
}

/**
 * The tax service's answer about one CUI: the company, null when it knows none, undefined when the body is
 * not an answer at all (a firewall's page, something cut off, somebody else's company).
 */
export function parseAnswer(body: string, cui: string): FoundCompany | null | undefined {
  let json: unknown
  try {
    json = JSON.parse(body.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
  const parsed = answer.safeParse(json)
  if (!parsed.success || (!parsed.data.found && !parsed.data.notFound)) return undefined
  const companies = (parsed.data.found ?? []).map((one) => found.safeParse(one))
  for (const one of companies)
    if (
      one.success &&
      normaliseCui(one.data.date_generale.cui)?.cui === cui &&
      one.data.date_generale.denumire !== ''
    )
      return describeCompany(rawOf(one.data), cui)
  return companies.length === 0 ? null : undefined
}
