import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { issuerTypeLabels } from '@hdoc/contract/texts/choices.ts'
import { say } from '../../lib/languages/i18n.ts'

/** „persoană fizică · CNP 1••••••••••42 · str. Salciei 14”: tells two issuers of the same name apart. */
export function describeIssuer({ type, code, phone, address }: IssuerSuggestion): string {
  const named = code === '' ? '' : `${type === 'pf' ? 'CNP' : 'CUI'} ${code}`
  const kind = type === 'pf' ? say(issuerTypeLabels.pf).toLowerCase() : ''
  return [kind, named, phone, address].filter((part) => part !== '').join(' · ')
}
