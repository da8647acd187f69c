import { foldDiacritics } from '@hdoc/contract/ro/search-key.ts'

/** Words that Romanian writes small inside a name. */
const small = new Set(
  'a ai al ale cel cea cei cele cu de din din în in la lui lângă langa ori pe pentru prin sau și si sub și spre'.split(
    ' ',
  ),
)
/** Legal forms and numerals that stay large. */
const large = new Set(
  'SRL SRLD SA SCA SCS SNC SPRL PFA II IF RA SCM SC CMI CMV BEJ BNP CN SN ONG UAT CUI TVA RO EU III IV VI VII VIII IX XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(
    ' ',
  ),
)
const shortened = new Map([
  ['NR.', 'nr.'],
  ['BL.', 'bl.'],
  ['SC.', 'sc.'],
  ['ET.', 'et.'],
  ['AP.', 'ap.'],
  ['JUD.', 'jud.'],
  ['COM.', 'com.'],
  ['MUN.', 'mun.'],
  ['ORȘ.', 'orș.'],
])

const capital = (word: string): string => {
  const at = word.search(/\p{L}/u)
  return at < 0 ? word : word.slice(0, at) + word.slice(at, at + 1) + word.slice(at + 1).toLowerCase()
}

function wordOf(word: string, isFirst: boolean): string {
  const bare = word.replace(/^[("„]+|[)",”]+$/gu, '')
  if (shortened.has(bare)) return word.replace(bare, shortened.get(bare) ?? bare)
  if (large.has(bare) || /\d/.test(bare) || /^(\p{L}\.){2,}\p{L}?\.?$/u.test(bare)) return word
  // No vowel: an abbreviation, as in CFR.
  if (bare.length > 1 && !/[AEIOUYĂÂÎ]/u.test(bare) && !bare.endsWith('.')) return word
  if (!isFirst && small.has(bare.toLowerCase())) return word.toLowerCase()
  return word.split('-').map(capital).join('-')
}

/**
 * Writes a name or address that came in capitals as a person would: ș and ț with commas, small words small,
 * legal forms large. A text that has small letters already keeps its case.
 */
export function believableCase(raw: string): string {
  const text = foldDiacritics(raw).replace(/\s+/g, ' ').trim()
  if (/\p{Ll}/u.test(text)) return text
  return text
    .split(' ')
    .map((word, n) => wordOf(word, n === 0))
    .join(' ')
}
