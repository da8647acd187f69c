import { searchKey } from './search-key.ts'

export type CountyCode = (typeof COUNTIES)[number]['code']

/**
 * The 41 counties and Bucharest. `number` is the county's number in SIRUTA, which is also the one written in a CNP
 * and in a trade register number; `postal` are the first two digits of its postal codes.
 */
export const COUNTIES = [
  { code: 'AB', name: 'Alba', number: 1, postal: ['51'] },
  { code: 'AR', name: 'Arad', number: 2, postal: ['31'] },
  { code: 'AG', name: 'Argeș', number: 3, postal: ['11'] },
  { code: 'BC', name: 'Bacău', number: 4, postal: ['60'] },
  { code: 'BH', name: 'Bihor', number: 5, postal: ['41'] },
  { code: 'BN', name: 'Bistrița-Năsăud', number: 6, postal: ['42'] },
  { code: 'BT', name: 'Botoșani', number: 7, postal: ['71'] },
  { code: 'BV', name: 'Brașov', number: 8, postal: ['50'] },
  { code: 'BR', name: 'Brăila', number: 9, postal: ['81'] },
  { code: 'BZ', name: 'Buzău', number: 10, postal: ['12'] },
  { code: 'CS', name: 'Caraș-Severin', number: 11, postal: ['32'] },
  { code: 'CJ', name: 'Cluj', number: 12, postal: ['40'] },
  { code: 'CT', name: 'Constanța', number: 13, postal: ['90'] },
  { code: 'CV', name: 'Covasna', number: 14, postal: ['52'] },
  { code: 'DB', name: 'Dâmbovița', number: 15, postal: ['13'] },
  { code: 'DJ', name: 'Dolj', number: 16, postal: ['20'] },
  { code: 'GL', name: 'Galați', number: 17, postal: ['80'] },
  { code: 'GJ', name: 'Gorj', number: 18, postal: ['21'] },
  { code: 'HR', name: 'Harghita', number: 19, postal: ['53'] },
  { code: 'HD', name: 'Hunedoara', number: 20, postal: ['33'] },
  { code: 'IL', name: 'Ialomița', number: 21, postal: ['92'] },
  { code: 'IS', name: 'Iași', number: 22, postal: ['70'] },
  { code: 'IF', name: 'Ilfov', number: 23, postal: ['07'] },
  { code: 'MM', name: 'Maramureș', number: 24, postal: ['43'] },
  { code: 'MH', name: 'Mehedinți', number: 25, postal: ['22'] },
  { code: 'MS', name: 'Mureș', number: 26, postal: ['54'] },
  { code: 'NT', name: 'Neamț', number: 27, postal: ['61'] },
  { code: 'OT', name: 'Olt', number: 28, postal: ['23'] },
  { code: 'PH', name: 'Prahova', number: 29, postal: ['10'] },
  { code: 'SM', name: 'Satu Mare', number: 30, postal: ['44'] },
  { code: 'SJ', name: 'Sălaj', number: 31, postal: ['45'] },
  { code: 'SB', name: 'Sibiu', number: 32, postal: ['55'] },
  { code: 'SV', name: 'Suceava', number: 33, postal: ['72'] },
  { code: 'TR', name: 'Teleorman', number: 34, postal: ['14'] },
  { code: 'TM', name: 'Timiș', number: 35, postal: ['30'] },
  { code: 'TL', name: 'Tulcea', number: 36, postal: ['82'] },
  { code: 'VS', name: 'Vaslui', number: 37, postal: ['73'] },
  { code: 'VL', name: 'Vâlcea', number: 38, postal: ['24'] },
  { code: 'VN', name: 'Vrancea', number: 39, postal: ['62'] },
  { code: 'B', name: 'București', number: 40, postal: ['01', '02', '03', '04', '05', '06'] },
  { code: 'CL', name: 'Călărași', number: 51, postal: ['91'] },
  { code: 'GR', name: 'Giurgiu', number: 52, postal: ['08'] },
] as const

export type County = {
  readonly code: CountyCode
  readonly name: string
  readonly number: number
  readonly postal: readonly string[]
}

const ALL: readonly County[] = COUNTIES

export function isCountyCode(code: string): code is CountyCode {
  return ALL.some((county) => county.code === code)
}

export function findCounty(code: string): County | undefined {
  return ALL.find((county) => county.code === code)
}

export function findCountyByNumber(number: number): County | undefined {
  return ALL.find((county) => county.number === number)
}

/** Finds a county by name, however it is written: „TIMIS”, „județul Timiș”, „Mun. Bucureşti”. */
export function findCountyByName(name: string): County | undefined {
  const key = searchKey(name).replace(/^(judetul|jud|municipiul|mun) /, '')
  return ALL.find((county) => searchKey(county.name) === key)
}
