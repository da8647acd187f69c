import { patternProblemTable } from '@hdoc/contract/failures/problems/pattern-problems.ts'
import { parsePattern, previewNumbers } from '@hdoc/contract/registers/numbering.ts'
import { useTranslation } from 'react-i18next'
import { today } from '../../lib/format/clock.ts'
import { say } from '../../lib/languages/i18n.ts'

type Props = {
  pattern: string
  next: number | ''
  code: string
  daily?: boolean
  /** Largest number of the series. */
  last?: number | '' | null
}

const SHOWN = 3

/**
 * Shows the next three numbers as they will be written. Otherwise says that there are none left, or what is
 * wrong with the pattern.
 */
export function NumberPreview({ pattern, next, code, daily = false, last = null }: Props) {
  const { t } = useTranslation()
  const parsed = parsePattern(pattern, { daily })
  if (!parsed.ok) return say(patternProblemTable[parsed.problem])
  const from = next === '' || next < 1 ? 1 : next
  const left = last === null || last === '' ? SHOWN : Math.min(SHOWN, last - from + 1)
  if (left < 1) return t('registers.full')
  const numbers = previewNumbers(parsed, from, today(), code, left)
  return t('registers.preview', { numbers: numbers.join(', ') })
}
