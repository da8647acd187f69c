import type { FoundCompany } from '@hdoc/contract/clients/company-lookup.ts'
import { placeLine } from '@hdoc/contract/ro/capital.ts'
import { COUNTIES, findCounty } from '@hdoc/contract/ro/counties.ts'
import { checkOnrc, onrcBlocks } from '@hdoc/contract/ro/onrc.ts'
import { normalisePhone, writePhone } from '@hdoc/contract/ro/phone.ts'
import { foldDiacritics, searchKey } from '@hdoc/contract/ro/search-key.ts'
import { streetTypeLabels } from '@hdoc/contract/texts/choices.ts'
import { believableCase } from './believable-case.ts'
import { findLocalities } from './localities.ts'
import type { AddressParts, RawCompany } from './raw-company.ts'

const streetKinds: readonly [RegExp, keyof typeof streetTypeLabels][] = [
  [/^str(ada|\.)?\s+/i, 'strada'],
  [/^(bd|bdul|b-dul|bld|bulevardul)\.?\s+/i, 'bulevardul'],
  [/^(cal|calea)\.?\s+/i, 'calea'],
  [/^(șos|sos|șoseaua|soseaua)\.?\s+/i, 'soseaua'],
  [/^(ale|al|aleea)\.?\s+/i, 'aleea'],
  [/^(intr|intrarea)\.?\s+/i, 'intrarea'],
  [/^(p-ța|p-ta|pța|pta|piața|piata)\.?\s+/i, 'piata'],
  [/^(spl|splaiul)\.?\s+/i, 'splaiul'],
  [/^(dr|drm|drumul)\.?\s+/i, 'drumul'],
  [/^(prel|prelungirea)\.?\s+/i, 'prelungirea'],
  [/^(fdt|fundătura|fundatura)\.?\s+/i, 'fundatura'],
  [/^(psj|pasajul)\.?\s+/i, 'pasajul'],
  [/^(ul|ulița|ulita)\.?\s+/i, 'ulita'],
]

function streetOf(raw: string): { street_type: string; street: string } {
  const text = foldDiacritics(raw).trim()
  const kind = streetKinds.find(([pattern]) => pattern.test(text))
  return kind
    ? { street_type: streetTypeLabels[kind[1]].ro, street: believableCase(text.replace(kind[0], '')) }
    : { street_type: '', street: believableCase(text) }
}

/** Splits „BL. A1, SC. B, ET. 2, AP. 12” into its parts. */
function detailsOf(raw: string): Pick<FoundCompany, 'block' | 'staircase' | 'floor' | 'apartment'> {
  const part = (names: string): string =>
    new RegExp(`(?:^|[\\s,;.])(?:${names})[\\s.:]+([\\p{L}\\d/-]{1,20})`, 'iu').exec(raw)?.[1] ?? ''
  return {
    block: part('bl|bloc'),
    staircase: part('sc|scara'),
    floor: part('et|etaj'),
    apartment: part('ap|apt|apartament|camera|cam'),
  }
}

function countyOf({ county, countyCode }: AddressParts): string {
  const byCode = findCounty(countyCode.toUpperCase())
  if (byCode) return byCode.name
  const key = searchKey(county.replace(/^\s*(jude[tțţ]ul|municipiul|jud\.|mun\.)\s*/i, ''))
  return COUNTIES.find(({ name }) => searchKey(name) === key)?.name ?? believableCase(county)
}

const kindOfPlace = /(^|\s)(municipiul|mun|ora[sșş]ul|ora[sșş]|or[sșş]|comuna|com|satul|sat)(\.|\s)\s*/gi

/** „Sat X Com. Y” → X in Y; „Mun. Cluj-Napoca” → itself. */
function placeOf(raw: string): { place: string; inside: string } {
  const village =
    /^\s*sat(?:ul)?\.?\s+(.+?)\s+(?:com(?:una)?|ora[sșş](?:ul)?|or[sșş]|mun(?:icipiul)?)\.?\s+(.+)$/i.exec(
      raw,
    )
  if (village) return { place: village[1] ?? '', inside: village[2] ?? '' }
  return { place: raw.replace(kindOfPlace, ' ').trim(), inside: '' }
}

/**
 * The locality as the list of localities writes it, with diacritics. One that is not listed stays as the
 * service named it, in believable case. Bucharest has its sector apart.
 */
function localityOf(address: AddressParts, county: string): { locality: string; sector: string } {
  const raw = foldDiacritics(address.locality)
  if (county === 'București') {
    const sector = /sector(?:ul)?\s*([1-6])/i.exec(`${raw} ${address.county} ${address.street}`)?.[1] ?? ''
    return { locality: 'București', sector }
  }
  const { place, inside } = placeOf(raw)
  const code = COUNTIES.find(({ name }) => name === county)?.code ?? ''
  const same = findLocalities(code, place, 50).filter(({ name }) => searchKey(name) === searchKey(place))
  const known = same.find(({ uat }) => inside !== '' && searchKey(uat) === searchKey(inside)) ?? same[0]
  if (known) return { locality: known.display, sector: '' }
  const written = believableCase(place)
  const isItself = searchKey(inside) === searchKey(place)
  return {
    locality: inside === '' || isItself ? written : `${written} (${believableCase(inside)})`,
    sector: '',
  }
}

/**
 * The six digits of a postal code, '' for anything else. The service loses leading zeros: „50594” is 050594.
 */
const postalCodeOf = (raw: string): string => {
  const digits = raw.replace(/\D/g, '')
  return digits.length >= 4 && digits.length <= 6 ? digits.padStart(6, '0') : ''
}

function lineOf(company: Omit<FoundCompany, 'address'>, line: string): string {
  const parts = [
    [company.street_type, company.street].filter(Boolean).join(' '),
    company.number && `nr. ${company.number}`,
    company.block && `bl. ${company.block}`,
    company.staircase && `sc. ${company.staircase}`,
    company.floor && `et. ${company.floor}`,
    company.apartment && `ap. ${company.apartment}`,
    placeLine(company),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : believableCase(line)
}

const short = (text: string, most: number): string => text.slice(0, most)

/** The company in our spelling and fit for our own forms: a value that the forms would refuse is left out. */
export function describeCompany(raw: RawCompany, cui: string): FoundCompany {
  const county = countyOf(raw.address)
  const { locality, sector } = localityOf(raw.address, county)
  const { street_type, street } = streetOf(raw.address.street)
  const onrc = raw.onrc.replace(/\s/g, '').toUpperCase()
  const company = {
    cui,
    name: short(believableCase(raw.name), 300),
    onrc: onrc !== '' && !onrcBlocks(checkOnrc(onrc, 2200)) ? onrc : '',
    phone: normalisePhone(raw.phone) ? writePhone(raw.phone) : '',
    county: short(county, 100),
    locality: short(locality, 200),
    sector,
    street_type,
    street: short(street, 200),
    number: short(raw.address.number.replace(/^nr\.?\s*/i, ''), 40),
    ...detailsOf(foldDiacritics(raw.address.details)),
    postal_code: postalCodeOf(raw.address.postalCode),
    inactive: raw.inactive,
  }
  return { ...company, address: short(lineOf(company, raw.line), 400) }
}
