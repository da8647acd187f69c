import { parsePattern, patternProblemTable, previewNumbers } from '@hdoc/contract/numbering.ts'
import { useTranslation } from 'react-i18next'
import { today } from '../../lib/clock.ts'
import { say } from '../../lib/i18n.ts'

type Props = { pattern: string; next: number | ''; code: string; daily?: boolean }

/** The next three numbers as they will be written, or what is wrong with the pattern. */
export function NumberPreview({ pattern, next, code, daily = false }: Props) {
  const { t } = useTranslation()
  const parsed = parsePattern(pattern, { daily })
  if (!parsed.ok) return say(patternProblemTable[parsed.problem])
  const numbers = previewNumbers(parsed, next === '' || next < 1 ? 1 : next, today(), code)
  return t('registers.preview', { numbers: numbers.join(', ') })
}
